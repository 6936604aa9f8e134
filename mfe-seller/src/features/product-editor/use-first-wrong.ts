import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onWrong` when a submission of the form around an element finds something wrong, by itself or by the server's answer. */
export function useFirstWrong(
  within: RefObject<Element | null>,
  serverErrors: object | undefined,
  onWrong: () => void,
): void {
  const show = useEffectEvent(onWrong);
  useEffect(() => {
    const form = within.current?.closest('form');
    form?.addEventListener('submit', show);
    return () => form?.removeEventListener('submit', show);
  }, [within]);
  useEffect(() => {
    if (serverErrors) show();
  }, [serverErrors]);
}
