import { icons } from './icons.tsx';
import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids open at first; the first item unless said otherwise. */
  defaultOpen?: readonly string[];
  /** Several open at once; otherwise opening one closes the other. */
  multiple?: boolean;
  /** Level of the titles as headings. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** Titles that expand their content; a tap on the open one closes it. */
export function Accordion({
  items,
  defaultOpen,
  multiple = false,
  headingLevel = 3,
  className,
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <BaseAccordion.Root
      className={classNames(styles.list, className)}
      multiple={multiple}
      defaultValue={[...(defaultOpen ?? items.slice(0, 1).map((item) => item.id))]}
    >
      {items.map((item) => (
        <BaseAccordion.Item
          key={item.id}
          value={item.id}
          className={classNames(styles.item, styles.outlined)}
        >
          <BaseAccordion.Header render={<Heading />}>
            <BaseAccordion.Trigger className={styles.trigger}>
              <span>{item.title}</span>
              <Icon shape={icons.chevronDown} size={20} />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className={styles.panel}>
            <div className={styles.content}>{item.content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  );
}
