import { FormTextArea } from '@lapak/forms/form-text-field';
import { loadPurifier } from '@lapak/ui/purifier';
import { SafeHtml } from '@lapak/ui/safe-html';
import { useEffect } from 'react';
import styles from './editor.module.css';

interface DescriptionFieldProps {
  name?: string;
  label: string;
  html: string;
}

/** A text as HTML, with what the shop makes of it below. */
export function DescriptionField({ name = 'description', label, html }: DescriptionFieldProps) {
  useEffect(() => void loadPurifier(), []);
  return (
    <>
      <FormTextArea name={name} label={label} hint="Teks biasa atau HTML." rows={8} maxLength={50_000} />
      {html.trim() !== '' && (
        <section aria-label={`Pratinjau ${label.toLowerCase()}`} className={styles.preview}>
          <SafeHtml html={html} />
        </section>
      )}
    </>
  );
}
