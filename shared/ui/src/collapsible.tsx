import { icons } from './icons.tsx';
import { Collapsible as BaseCollapsible } from '@base-ui/react/collapsible';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface CollapsibleProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Controlled from outside, together with `onOpenChange`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  headingLevel?: 2 | 3 | 4;
  outlined?: boolean;
  /** As a card of its own on the page. */
  raised?: boolean;
  className?: string;
}

/** A section that expands and collapses independently. */
export function Collapsible({
  title,
  children,
  defaultOpen = false,
  open,
  onOpenChange,
  headingLevel = 2,
  outlined = false,
  raised = false,
  className,
}: CollapsibleProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <BaseCollapsible.Root
      className={classNames(styles.item, outlined && styles.outlined, raised && styles.raised, className)}
      defaultOpen={defaultOpen}
      open={open}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Heading>
        <BaseCollapsible.Trigger className={styles.trigger}>
          <span>{title}</span>
          <Icon shape={icons.chevronDown} size={20} />
        </BaseCollapsible.Trigger>
      </Heading>
      <BaseCollapsible.Panel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </BaseCollapsible.Panel>
    </BaseCollapsible.Root>
  );
}
