import { icons } from './icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'block'> {
  /** The copied text. */
  text: string;
  label?: string;
  /** Accessible label, needed beside other copy buttons: "Salin nomor rekening BCA". */
  describe?: string;
  /** The caller shows its own message. */
  onCopied?: () => void;
  onFailed?: () => void;
  className?: string;
}

const CHECK_SHOWN_MS = 2000;

/** Copies a text and shows a check mark briefly. */
export function CopyButton({
  text,
  label = 'Salin',
  describe,
  onCopied,
  onFailed,
  variant = 'ghost',
  size = 'sm',
  block,
  className,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    if (!(await copyText(text))) {
      onFailed?.();
      return;
    }
    onCopied?.();
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), CHECK_SHOWN_MS);
  };

  return (
    <Button
      variant={variant}
      size={size}
      block={block}
      className={className}
      aria-label={describe}
      icon={<Icon shape={copied ? icons.check : icons.copy} size={18} />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
