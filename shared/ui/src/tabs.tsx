import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Accessible label of the tab list. */
  label: string;
  defaultValue?: string;
  value?: string;
  onValueChange?: (id: string) => void;
  /** Renders hidden views too: for search engines, and so that they keep their state. */
  keepMounted?: boolean;
  className?: string;
}

/** Tabs; arrow keys move between them. */
export function Tabs({
  items,
  label,
  defaultValue,
  value,
  onValueChange,
  keepMounted,
  className,
}: TabsProps) {
  return (
    <BaseTabs.Root
      className={className}
      defaultValue={defaultValue ?? items[0]?.id}
      value={value}
      onValueChange={(next) => onValueChange?.(String(next))}
    >
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <BaseTabs.Tab key={item.id} value={item.id} className={styles.tab} data-replay="tab">
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.id} value={item.id} keepMounted={keepMounted} className={styles.panel}>
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
