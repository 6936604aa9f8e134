import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { ProgressLine } from './progress-line.tsx';

interface Opening {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Shows that a part of a page could not be loaded; the shell has the message. */
export const PART_FAILED = 'lapak:part-failed';

/** Its detail asks for the part again. */
export type PartFailed = CustomEvent<() => void>;

/**
 * A part of a page in a file of its own, loaded when it is rendered first; a dialog when it is opened first. When the file cannot
 * be loaded the page stays as it is, and the part is asked for again by the shell's message, or when the shopper opens the dialog again.
 * React's own `lazy` fails the whole page, and stays failed.
 * @param Waiting shown until the part is there, with the part's own props; without it the tap is answered by a progress line
 */
export function lazyPart<Props extends object>(
  loadFile: () => Promise<{ default: ComponentType<Props> }>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props & Opening> {
  let known = Waiting;

  return function LazyPart(props: Props & Opening) {
    const { open = true, onOpenChange } = props;
    const [Part, setPart] = useState(() => known);
    const [load, setLoad] = useState<'none' | 'running' | 'failed'>('none');

    const ask = () => {
      setLoad('running');
      return loadFile().then(
        (file) => {
          known = file.default;
          // In slices: the shopper may be scrolling.
          startTransition(() => {
            setPart(() => file.default);
            setLoad('none');
          });
        },
        () => {
          setLoad('failed');
          onOpenChange?.(false);
          const again = () => {
            onOpenChange?.(true);
            // Also for a dialog that only its page can open again.
            void ask();
          };
          window.dispatchEvent(new CustomEvent(PART_FAILED, { detail: again }));
        },
      );
    };
    useEffect(() => {
      if (Part === Waiting && open) void ask();
      // Once for each opening, whatever else the parent renders.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [open]);

    if (Part) return <Part {...props} />;
    const isComing = load === 'running' || (open && load === 'none');
    return isComing && <ProgressLine label="Memuat" top />;
  };
}
