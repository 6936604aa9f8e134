import { lazyPart } from '@lapak/ui/lazy-part';
import { useSyncExternalStore } from 'react';
import type { LoginDialogProps } from './login-dialog.tsx';
import { sessionEnd } from './session-end.ts';

const LoginDialog = lazyPart<LoginDialogProps>(() =>
  import('./login-dialog.tsx').then((module) => ({ default: module.LoginDialog })),
);

/** When the session has ended: the login in a dialog over the page, which stays as it is. */
export function LoginOverPage({ email }: { email: string }) {
  const isOver = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isOver, sessionEnd.isOver);
  return <LoginDialog open={isOver} email={email} />;
}
