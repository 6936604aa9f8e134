import * as consolePaths from '@lapak/contracts/console-paths';
import type { ReactNode } from 'react';
import { useToko } from '../../app/toko-context.ts';
import { EditorLayout } from '../editor/editor-layout.tsx';

/** The layout of an editor of products. */
export function ProductLayout({ title, children }: { title: string; children: ReactNode }) {
  const { username } = useToko();
  return (
    <EditorLayout title={title} list={{ label: 'Kembali ke produk', href: consolePaths.products(username) }}>
      {children}
    </EditorLayout>
  );
}
