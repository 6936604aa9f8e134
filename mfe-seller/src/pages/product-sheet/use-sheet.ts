import type { ApplySheetAnswer, SheetPreview } from '@lapak/contracts/api/seller-sheet';
import { formatThousands } from '@lapak/domain/rupiah';
import { isApiError, onUploadProgress } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { noConnection, uploadProblem } from '../../features/sheets/upload-problem.ts';
import { refusalText } from '../../lib/refusal.ts';
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

/** What was written. */
export function doneText({ created, changed }: ApplySheetAnswer['data']): string {
  const parts = [
    ...(created > 0 ? [`${formatThousands(created)} produk dibuat`] : []),
    ...(changed > 0 ? [`${formatThousands(changed)} produk diubah`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'Tidak ada yang berubah';
}

/** A sheet that is sent, looked at and made. */
export function useSheet(toko: string) {
  const [step, setStep] = useState<SheetStep>({ kind: 'choosing' });
  const [problem, setProblem] = useState<string | null>(null);
  /** The last check: one that was left, for another file or another page, has nothing more to show here. */
  const last = useRef('');
  useEffect(() => () => void (last.current = ''), []);
  const [send] = useCheckSheetMutation();
  const [make, { isLoading: isApplying }] = useApplySheetMutation();

  async function check({ file, zip }: SheetFiles) {
    setProblem(null);
    const uploadId = uuid();
    last.current = uploadId;
    const isLeft = () => last.current !== uploadId;
    setStep({ kind: 'checking', progress: 0 });
    const stop = onUploadProgress(uploadId, (progress) => {
      if (!isLeft()) setStep({ kind: 'checking', progress: progress < 1 ? progress : null });
    });
    const { data, error } = await send({ toko, file, zip, uploadId });
    stop();
    if (isLeft()) return;
    if (data) return setStep({ kind: 'checked', preview: data.data, isAnother: false });
    setProblem(await uploadProblem(error, zip ? [file, zip] : [file]));
    setStep({ kind: 'choosing' });
  }

  async function apply({ sheet, digest }: SheetPreview) {
    setProblem(null);
    if (sheet === null) return;
    const own = last.current;
    const { data, error } = await make({ toko, body: { sheet, digest } });
    if (last.current !== own) {
      if (data) toast.success(doneText(data.data));
      else toast.error(refusalText(error, 'Koneksi terputus, jadi lembar tadi mungkin belum ditulis.'));
    } else if (data) setStep({ kind: 'done', made: data.data });
    else if (isApiError(error) && error.status === 412)
      setStep({ kind: 'checked', preview: error.data as SheetPreview, isAnother: true }); // the contract's answer
    else setProblem(refusalText(error, noConnection));
  }

  function back() {
    last.current = '';
    setProblem(null);
    setStep({ kind: 'choosing' });
  }

  return { step, problem, isApplying, check, apply, back };
}
