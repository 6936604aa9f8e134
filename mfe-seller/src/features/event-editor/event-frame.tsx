import * as consolePaths from '@lapak/contracts/console-paths';
import type { ReactNode } from 'react';
import { useToko } from '../../app/toko-context.ts';
import { EditorFrame } from '../editor/editor-frame.tsx';

/** The frame of pages of one event. */
export function EventFrame({ title, children }: { title: string; children: ReactNode }) {
  const { username } = useToko();
  return (
    <EditorFrame title={title} list={{ label: 'Kembali ke acara', href: consolePaths.events(username) }}>
      {children}
    </EditorFrame>
  );
}
