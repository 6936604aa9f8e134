import { useEffect, useState } from 'react';

/** The runtime's `onUploadProgress`: reports 0 to 1, returns the unsubscribe function. */
type Follow = (uploadId: string, listener: (fraction: number) => void) => () => void;

/** Upload progress, 0 to 1; null without an upload, also after a lost connection. */
export function useUploadProgress(follow: Follow, uploadId: string, isSending: boolean): number | null {
  const [fraction, setFraction] = useState(0);
  useEffect(() => {
    if (!isSending) return undefined;
    const stop = follow(uploadId, setFraction);
    return () => {
      stop();
      setFraction(0);
    };
  }, [follow, uploadId, isSending]);
  return isSending ? fraction : null;
}
