import { FormSection } from '@lapak/forms/form-section';
import { FormTextArea } from '@lapak/forms/form-text-field';

/** A note to the seller; always optional. */
export function NoteSection() {
  return (
    <FormSection title="Catatan untuk Penjual">
      <FormTextArea
        name="catatan"
        label="Catatan (opsional)"
        maxLength={2000}
        placeholder="Contoh: tolong dibungkus untuk kado"
      />
    </FormSection>
  );
}
