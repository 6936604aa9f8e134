import type { ReactNode } from 'react';
import { INVALID_STORE_PHONE, chatLink } from '@lapak/domain/phone';
import { toast } from '@lapak/ui/toast';

interface ChatButtonProps {
  setting: { wa: string | null; wa_prefix: string | null };
  className: string;
  /** Accessible name, where the visible text is not enough. */
  label?: string;
  children: ReactNode;
  'data-tour'?: string;
}

/** Opens a chat with the seller; shows a message when the store's number is not valid (spec 1 §5). */
export function ChatButton({ setting, className, label, children, ...data }: ChatButtonProps) {
  const href = chatLink(setting.wa, setting.wa_prefix);
  return href ? (
    <a
      {...data}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={label}
    >
      {children}
    </a>
  ) : (
    <button
      {...data}
      type="button"
      className={className}
      aria-label={label}
      data-replay="chat"
      onClick={() => toast.error(INVALID_STORE_PHONE)}
    >
      {children}
    </button>
  );
}
