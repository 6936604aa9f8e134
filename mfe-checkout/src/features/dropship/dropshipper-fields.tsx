import { Fields } from '@lapak/forms/fields';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { FormTextArea, FormTextField } from '@lapak/forms/form-text-field';
import { useKeptField } from '@lapak/forms/use-kept-field';

/** Sending in another person's name (spec 2 §4, "Dropshipper"). */
export function DropshipperFields() {
  const { input } = useKeptField<boolean>('send_as_dropshipper', { subscription: { value: true } });
  return (
    <Fields>
      <FormCheckbox
        name="send_as_dropshipper"
        label="Kirim sebagai Dropshipper"
        note="Paket dikirim atas nama kamu"
      />
      {input.value && (
        <>
          <FormTextField
            name="dropshipper_name"
            label="Nama Dropshipper"
            marked
            required
            autoComplete="off"
            hint="Tertulis sebagai pengirim di paket"
            maxLength={200}
          />
          <FormTextArea
            name="dropshipper_info"
            label="Info Dropshipper (opsional)"
            autoComplete="off"
            placeholder="Nomor telepon atau alamat pengirim"
            maxLength={500}
          />
        </>
      )}
    </Fields>
  );
}
