import { messages } from '@lapak/domain/messages';
import { FileField } from '@lapak/ui/file-field';
import { useField } from 'react-final-form';

const MAX_BYTES = 2 * 1024 * 1024;
const types = ['image/jpeg', 'image/png'];

/** Advice only: the rule is the server's, and it looks at the content (decision 21). */
const looksRefused = (file: File) => file.size > MAX_BYTES || !types.includes(file.type);

/** The picture of the transfer: 'Upload Bukti Transfer', then its preview and 'Ganti gambar' (spec 3 §2). */
export function ProofField({ progress }: { progress: number | null }) {
  const { input, meta } = useField<File | undefined>('bukti_transfer');
  const file = input.value instanceof File ? input.value : null;
  const servers: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const wrong: unknown = meta.touched ? (meta.error ?? servers) : undefined;
  const advice = file && looksRefused(file) ? messages.buktiTransferTidakSesuai : undefined;
  return (
    <FileField
      name={input.name}
      pickLabel="Upload Bukti Transfer"
      changeLabel="Ganti gambar"
      file={file}
      onFileChange={(chosen) => input.onChange(chosen ?? undefined)}
      progress={progress}
      hint="JPG atau PNG, maksimal 2 MB"
      error={typeof wrong === 'string' ? wrong : advice}
    />
  );
}
