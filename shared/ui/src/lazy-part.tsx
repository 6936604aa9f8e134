import { startTransition, useEffect, useState, type ComponentType } from 'react';

interface Opening {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The shell tells the shopper that a part of a page could not be loaded. */
export const PART_FAILED = 'lapak:part-failed';

/** Its detail asks for the part again. */
export type PartFailed = CustomEvent<() => void>;

/**
 * A part of a page in a file of its own, loaded when it is rendered first; a dialog when it is opened first. When the file cannot
 * be loaded the page stays as it is, and the part is asked for again by the shell's message, or when the shopper opens the dialog again.
 * React's own `lazy` fails the whole page, and stays failed.
 * @param Waiting shown until the part is there, with the part's own props
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props & Opening> {
  let known = Waiting;

  return function LazyPart(props: Props & Opening) {
    const { open = true, onOpenChange } = props;
    const [Part, setPart] = useState(() => known);

    const ask = () =>
      load().then(
        // In slices: the shopper may be scrolling.
        (file) => startTransition(() => setPart(() => (known = file.default))),
        () => {
          onOpenChange?.(false);
          const again = () => (onOpenChange ? onOpenChange(true) : void ask());
          window.dispatchEvent(new CustomEvent(PART_FAILED, { detail: again }));
        },
      );
    useEffect(() => {
      if (Part === Waiting && open) void ask();
      // Once for each opening, whatever else the parent renders.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [open]);

    return Part && <Part {...props} />;
  };
}
