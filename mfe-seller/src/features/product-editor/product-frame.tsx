import * as consolePaths from '@lapak/contracts/console-paths';
import type { ReactNode } from 'react';
import { useToko } from '../../app/toko-context.ts';
import { EditorFrame } from '../editor/editor-frame.tsx';

/** The frame of an editor of products. */
export function ProductFrame({ title, children }: { title: string; children: ReactNode }) {
  const { username } = useToko();
  return (
    <EditorFrame title={title} list={{ label: 'Kembali ke produk', href: consolePaths.products(username) }}>
      {children}
    </EditorFrame>
  );
}
