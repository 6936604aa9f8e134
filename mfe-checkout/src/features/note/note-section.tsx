import { FormTextArea } from '../../components/form/form-text-field.tsx';
import { FormSection } from '../../components/form-section.tsx';

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
