import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { downloadFile } from '../../lib/download-file.ts';

/** A file that the browser makes itself and keeps; what makes it may have to load first. */
export function useMadeFile(failureText: string) {
  const [isMaking, setMaking] = useState(false);
  const make = async (name: string, content: () => Promise<Blob>): Promise<void> => {
    setMaking(true);
    try {
      downloadFile(await content(), name);
    } catch (error) {
      console.error(error);
      toast.error(failureText);
    } finally {
      setMaking(false);
    }
  };
  return { isMaking, make };
}
