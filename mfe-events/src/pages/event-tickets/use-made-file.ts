import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { downloadFile } from '../../lib/download-file.ts';

/** Generates a file in the browser and downloads it; the generator may be loaded on demand. */
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
