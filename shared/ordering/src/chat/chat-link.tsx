import type { StoreSetting } from '@lapak/contracts/api/store';
import { messages } from '@lapak/domain/messages';
import { chatLink } from '@lapak/domain/phone';
import { toast } from '@lapak/ui/toast';
import type { ReactNode } from 'react';

export interface ChatLinkProps {
  setting: Pick<StoreSetting, 'wa' | 'wa_prefix'>;
  /** What the prepared message says after the store's own beginning. */
  question?: string;
  className: string;
  /** Accessible name, where the visible text is not enough. */
  label?: string;
  children: ReactNode;
  'data-tour'?: string;
}

/** Opens a chat with the seller; shows a message when the store's number is not valid (spec 1 §5). */
export function ChatLink({ setting, question, label, children, ...shared }: ChatLinkProps) {
  const href = chatLink(setting.wa, [setting.wa_prefix, question].filter(Boolean).join(' '));
  return href ? (
    <a {...shared} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </a>
  ) : (
    <button
      {...shared}
      type="button"
      aria-label={label}
      data-replay="chat"
      onClick={() => toast.error(messages.storeWhatsappInvalid)}
    >
      {children}
    </button>
  );
}
