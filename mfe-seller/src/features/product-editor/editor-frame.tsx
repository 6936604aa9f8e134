import * as consolePaths from '@lapak/contracts/console-paths';
import { useGoBack } from '@lapak/runtime';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { use, type ReactNode } from 'react';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { ListSearchContext } from '../../app/list-search-context.ts';
import { useToko } from '../../app/toko-context.ts';
import styles from './editor.module.css';

/** Title and way back to the list, with its filter. */
export function EditorFrame({ title, children }: { title: string; children: ReactNode }) {
  const { username } = useToko();
  const kept = use(ListSearchContext) ?? '';
  const goBack = useGoBack(consolePaths.products(username) + kept);
  return (
    <div className={styles.page}>
      <ConsoleTitle page={title} />
      <header className={styles.head}>
        <IconButton icon={icons.back} label="Kembali ke produk" onClick={goBack} />
        <h1 className={styles.title}>{title}</h1>
      </header>
      {children}
    </div>
  );
}
