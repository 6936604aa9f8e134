import { useEffect, useRef, useState } from 'react';
import { IconButton, type IconButtonLook } from './icon-button.tsx';
import { icons } from './icons.tsx';
import type { LargePicture } from './lightbox.tsx';
import { toast } from './toast.tsx';

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

const load = () => import('./lightbox.tsx');
type Loaded = Awaited<ReturnType<typeof load>>;

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
  const [opened, setOpened] = useState<(Loaded & { at: number }) | null>(null);
  const isOpen = opened !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = button.current;
    // After the library's own return, which has no target in Safari: a tap does not focus a button there.
    return () => opener?.focus({ preventScroll: true });
  }, [isOpen]);

  const open = () => {
    onOpenChange?.(true);
    load().then(
      (loaded) => setOpened({ ...loaded, at }),
      () => {
        onOpenChange?.(false);
        toast.error('Gambar tidak bisa diperbesar, silakan coba lagi');
      },
    );
  };
  const close = () => {
    setOpened(null);
    onOpenChange?.(false);
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
        onClick={open}
      />
      {opened && (
        <opened.PictureLightbox
          name={name}
          pictures={pictures}
          at={opened.at}
          onView={(index) => onView?.(index)}
          onClose={close}
        />
      )}
    </>
  );
}
