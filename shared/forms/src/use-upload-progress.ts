import { useEffect, useState } from 'react';

/** The runtime's `onUploadProgress`: reports from 0 to 1, gives a function that stops. */
type Follow = (uploadId: string, listener: (fraction: number) => void) => () => void;

/** How far an upload is, 0 to 1; null while nothing is being sent, also after a connection that was lost half-way. */
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
