import { messages } from '@lapak/domain/messages';
import { FormFileField } from '@lapak/forms/form-file-field';
import { FormTextField } from '@lapak/forms/form-text-field';
import { useUploadProgress } from '@lapak/forms/use-upload-progress';
import { onUploadProgress } from '@lapak/runtime';

const ADVISED_BYTES = 1_000_000;
const advice = 'JPG atau PNG, paling besar 1 MB, sebaiknya persegi (1:1)';

/** Advice on the size of a chosen picture; the server enforces the limit (spec 2 §5). */
function fileAdvice(file: File | null): string {
  if (!file || file.size <= ADVISED_BYTES) return advice;
  const megabytes = (file.size / 1_000_000).toFixed(1).replace('.', ',');
  return `Ukuran gambar ini ${megabytes} MB dan bisa ditolak. ${advice}`;
}

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
