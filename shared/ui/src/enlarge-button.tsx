import { useEffect, useRef, useState } from 'react';
import { IconButton, type IconButtonLook } from './icon-button.tsx';
import { icons } from './icons.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { LargePicture, PictureLightboxProps } from './lightbox.tsx';

interface EnlargeButtonProps {
  /** What the pictures show. */
  name: string;
  pictures: readonly LargePicture[];
  /** The picture that is shown first. */
  at?: number;
  /** Called while other pictures are viewed. */
  onView?: (at: number) => void;
  /** Called when the view opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
  look?: IconButtonLook;
  className?: string;
}

const PictureLightbox = lazyPart<PictureLightboxProps>(() =>
  import('./lightbox.tsx').then((module) => ({ default: module.PictureLightbox })),
);

/** Shows pictures on the whole screen; the view is loaded by the tap. Put it beside the picture, not inside a link. */
export function EnlargeButton({
  name,
  pictures,
  at = 0,
  onView,
  onOpenChange,
  look,
  className,
}: EnlargeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const isOpen = openedAt !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = button.current;
    // After the library's own return, which has no target in Safari: a tap does not focus a button there.
    return () => opener?.focus({ preventScroll: true });
  }, [isOpen]);

  const change = (isOpening: boolean) => {
    setOpenedAt(isOpening ? at : null);
    onOpenChange?.(isOpening);
  };
  return (
    <>
      <IconButton
        ref={button}
        icon={icons.enlarge}
        look={look}
        label="Perbesar gambar"
        aria-haspopup="dialog"
        className={className}
        data-replay="enlarge"
        onClick={() => change(true)}
      />
      {isOpen && (
        <PictureLightbox
          name={name}
          pictures={pictures}
          at={openedAt}
          onView={(index) => onView?.(index)}
          onClose={() => change(false)}
          onOpenChange={change}
        />
      )}
    </>
  );
}
