import { messages } from '@lapak/domain/messages';
import { FormFileField } from '@lapak/forms/form-file-field';
import { FormTextField } from '@lapak/forms/form-text-field';
import { useUploadProgress } from '@lapak/forms/use-upload-progress';
import { onUploadProgress } from '@lapak/runtime';
import { fileAdvice } from './identity-advice.ts';

interface IdentityFieldsProps {
  uploadId: string;
  /** The order is being submitted. */
  isRunning: boolean;
}

/** Identity number and picture; their size is advice here and a rule on the server (decision 21). */
export function IdentityFields({ uploadId, isRunning }: IdentityFieldsProps) {
  const progress = useUploadProgress(onUploadProgress, uploadId, isRunning);
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
      <FormFileField
        label="Foto Identitas"
        name="identity_picture"
        pickLabel="Unggah foto identitas"
        hint={fileAdvice}
        noPicture={messages.identityPictureInvalid}
        progress={progress}
      />
    </>
  );
}
