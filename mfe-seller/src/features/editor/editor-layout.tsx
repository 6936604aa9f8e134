import { useGoBack } from '@lapak/runtime';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { use, type ReactNode } from 'react';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { ListSearchContext } from '../../app/list-search-context.ts';
import styles from './editor.module.css';

interface EditorLayoutProps {
  title: string;
  /** The list that it leads back to. */
  list: { label: string; href: string };
  children: ReactNode;
}

/** Title and way back to the list, with its filter. */
export function EditorLayout({ title, list, children }: EditorLayoutProps) {
  const kept = use(ListSearchContext) ?? '';
  const goBack = useGoBack(list.href + kept);
  return (
    <div className={styles.page}>
      <ConsoleTitle page={title} />
      <header className={styles.head}>
        <IconButton icon={icons.back} label={list.label} onClick={goBack} />
        <h1 className={styles.title}>{title}</h1>
      </header>
      {children}
    </div>
  );
}
