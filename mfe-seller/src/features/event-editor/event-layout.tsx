import * as consolePaths from '@lapak/contracts/console-paths';
import type { ReactNode } from 'react';
import { useToko } from '../../app/toko-context.ts';
import { EditorLayout } from '../editor/editor-layout.tsx';

/** The layout of pages of one event. */
export function EventLayout({ title, children }: { title: string; children: ReactNode }) {
  const { username } = useToko();
  return (
    <EditorLayout title={title} list={{ label: 'Kembali ke acara', href: consolePaths.events(username) }}>
      {children}
    </EditorLayout>
  );
}
