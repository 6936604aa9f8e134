import type { ApplySheetAnswer, SheetPreview } from '@lapak/contracts/api/seller-sheet';
import { messages } from '@lapak/domain/messages';
import { isApiError, onUploadProgress } from '@lapak/runtime';
import { useState } from 'react';
import { useApplySheetMutation, useCheckSheetMutation } from '../../api/sheet-api.ts';

export interface SheetFiles {
  file: File;
  zip: File | null;
}

export type SheetStep =
  | { kind: 'choosing' }
  /** `progress` from 0 to 1 while files are sent, then null. */
  | { kind: 'checking'; progress: number | null }
  | { kind: 'checked'; preview: SheetPreview; isAnother: boolean }
  | { kind: 'done'; made: ApplySheetAnswer['data'] };

const noConnection =
  'Koneksi terputus atau terlalu lama. Berkasmu masih terpilih, jadi tekan lagi: tidak ada yang ditulis dua kali.';
const unreadable =
  'Berkasnya tidak bisa dibaca dari perangkatmu lagi; mungkin diubah atau masih dibuka program lain. Pilih lagi.';

function refusalText(error: unknown): string {
  if (!isApiError(error)) return messages.somethingFailed;
  if (error.status === 'NETWORK') return noConnection;
  return error.info ?? messages.somethingFailed;
}

/** Whether a file can still be read: one that was changed since it was chosen cannot. */
const isReadable = (file: File) =>
  new Promise<boolean>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

/** A sheet that is sent, looked at and made. */
export function useSheet(toko: string) {
  const [step, setStep] = useState<SheetStep>({ kind: 'choosing' });
  const [problem, setProblem] = useState<string | null>(null);
  const [send] = useCheckSheetMutation();
  const [make, { isLoading: isApplying }] = useApplySheetMutation();

  async function check({ file, zip }: SheetFiles) {
    setProblem(null);
    const uploadId = crypto.randomUUID();
    setStep({ kind: 'checking', progress: 0 });
    const stop = onUploadProgress(uploadId, (progress) =>
      setStep({ kind: 'checking', progress: progress < 1 ? progress : null }),
    );
    const { data, error } = await send({ toko, file, zip, uploadId });
    stop();
    if (data) return setStep({ kind: 'checked', preview: data.data, isAnother: false });
    const isThere = (await isReadable(file)) && (zip === null || (await isReadable(zip)));
    setProblem(isThere ? refusalText(error) : unreadable);
    setStep({ kind: 'choosing' });
  }

  async function apply({ sheet, digest }: SheetPreview) {
    setProblem(null);
    if (sheet === null) return;
    const { data, error } = await make({ toko, body: { sheet, digest } });
    if (data) setStep({ kind: 'done', made: data.data });
    else if (isApiError(error) && error.status === 412)
      setStep({ kind: 'checked', preview: error.data as SheetPreview, isAnother: true }); // the contract's answer
    else setProblem(refusalText(error));
  }

  function back() {
    setProblem(null);
    setStep({ kind: 'choosing' });
  }

  return { step, problem, isApplying, check, apply, back };
}
