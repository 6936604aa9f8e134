import { FormTextField } from '@lapak/forms/form-text-field';
import { useFormField } from '@lapak/forms/use-form-field';
import { FileField } from '@lapak/ui/file-field';
import { fileAdvice } from './identity-advice.ts';
import { useUploadProgress } from './use-upload-progress.ts';

/** Identity number and picture; their size is advice here and a rule on the server (decision 21). */
export function IdentityFields({ uploadId }: { uploadId: string }) {
  const { input, error } = useFormField<File | null>('identity_picture');
  const progress = useUploadProgress(uploadId);
  return (
    <>
      <FormTextField
        name="identity_number"
        label="Nomor Identitas"
        marked
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        hint="KTP, SIM, atau paspor"
      />
      <FileField
        label="Foto Identitas"
        name="identity_picture"
        pickLabel="Unggah foto identitas"
        file={input.value}
        onFileChange={(file) => {
          input.onChange(file);
          input.onBlur();
        }}
        hint={fileAdvice(input.value)}
        error={error}
        progress={progress}
      />
    </>
  );
}
