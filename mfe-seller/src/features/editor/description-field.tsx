import { FormTextArea } from '@lapak/forms/form-text-field';
import { loadPurifier } from '@lapak/ui/purifier';
import { SafeHtml } from '@lapak/ui/safe-html';
import { useEffect } from 'react';
import styles from './editor.module.css';

/** The description as HTML, with what the shop makes of it below. */
export function DescriptionField({ label, html }: { label: string; html: string }) {
  useEffect(() => void loadPurifier(), []);
  return (
    <>
      <FormTextArea
        name="description"
        label={label}
        hint="Teks biasa atau HTML."
        rows={8}
        maxLength={50_000}
      />
      {html.trim() !== '' && (
        <section aria-label="Pratinjau deskripsi" className={styles.preview}>
          <SafeHtml html={html} />
        </section>
      )}
    </>
  );
}
