import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { baseApi, loggedOut, useAppDispatch, useNavigate } from '@lapak/runtime';
import { pressProps } from '@lapak/ui/press-props';
import { Icon } from '@lapak/ui/icon';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useRevokeTokenMutation } from '../../api/auth-api.ts';
import { personalTags } from '../../api/personal-tags.ts';
import styles from './menu.module.css';

/** Timeout of the logout call. */
const REVOKE_TIMEOUT_MS = 2000;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function clearStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Storage forbidden: nothing was stored.
  }
}

/** Confirms, then deletes everything about the customer in this browser (spec 3 §2). */
export function LogoutButton({ username }: { username: string }) {
  const [isAsking, setAsking] = useState(false);
  const [revokeToken, { isLoading }] = useRevokeTokenMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const logout = async () => {
    setAsking(false);
    // This call still sends the token. The browser logs out even when the call fails.
    await Promise.race([revokeToken(), after(REVOKE_TIMEOUT_MS)]);
    clearStorage();
    dispatch(loggedOut());
    await navigate(paths.home(username), { replace: true });
    // The customer's cached answers are evicted.
    dispatch(baseApi.util.invalidateTags([...personalTags]));
    toast.success(messages.loggedOut);
  };

  return (
    <>
      <button type="button" className={styles.logout} {...pressProps(isLoading, () => setAsking(true))}>
        <Icon shape={icons.logout} size={22} />
        Logout
      </button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.areYouSure}
        confirmLabel="Ya"
        onConfirm={() => void logout()}
      />
    </>
  );
}
