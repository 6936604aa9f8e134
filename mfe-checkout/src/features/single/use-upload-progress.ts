import { onUploadProgress } from '@lapak/runtime';
import { useEffect, useState } from 'react';

/** How far an upload is, 0 to 1; null while none runs. */
export function useUploadProgress(uploadId: string): number | null {
  const [fraction, setFraction] = useState<number | null>(null);
  useEffect(() => onUploadProgress(uploadId, (value) => setFraction(value < 1 ? value : null)), [uploadId]);
  return fraction;
}
