import type { SellerSession } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { isApiError, Link, useLocation } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { PageLoading } from '@lapak/ui/page-loading';
import { toast } from '@lapak/ui/toast';
import { useGetInvitationQuery, useGetSessionQuery } from '../../api/session-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import styles from '../../components/form.module.css';
import { roleNames, roleTexts } from '../../features/members/role-names.ts';
import { AcceptAsMember } from './accept-as-member.tsx';
import { AcceptWithAccount } from './accept-with-account.tsx';

/** An invitation: who invites whom to what, and its acceptance, with a login or a new account. */
export default function InvitationPage() {
  const { token = '' } = useAddress().params;
  const { state } = useLocation();
  const { data, error, isFetching, refetch } = useGetInvitationQuery(token);
  const session = useGetSessionQuery();
  const navigate = useNavigateFromHere();
  const invitation = data?.data;

  const isMissing = isApiError(error) && error.status === 404;
  if (!invitation && isMissing)
    return (
      <>
        <ConsoleTitle page="Undangan" />
        <EmptyState
          titleAs="h1"
          icon={icons.mail}
          title="Undangan ini tidak berlaku lagi"
          text="Undangan berlaku tujuh hari dan hanya sekali pakai. Kalau kamu sudah menerimanya, masuk saja. Kalau belum, minta pemilik toko mengirim yang baru."
          action={
            <Link className={buttonClass()} to={consolePaths.login()}>
              Masuk
            </Link>
          }
        />
      </>
    );
  if (!invitation)
    return (
      <>
        <ConsoleTitle page="Undangan" />
        {error ? (
          <ErrorCard
            titleAs="h1"
            title="Undangan belum bisa dibuka"
            text="Periksa koneksi internetmu, lalu coba lagi."
            requestId={isApiError(error) ? error.requestId : null}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <PageLoading label="Memuat undangan" />
        )}
      </>
    );

  const accepted = (next: SellerSession) => {
    toast.success(`Selamat datang di ${invitation.nama_toko}`);
    const { length } = next.stores;
    void navigate(
      length > 0 ? consolePaths.firstPage(invitation.username, invitation.role) : consolePaths.login(),
      {
        replace: true,
        state,
      },
    );
  };
  const { nama_toko, role, email, invited_by, has_account } = invitation;
  return (
    <div className={styles.card}>
      <ConsoleTitle page="Undangan" />
      <h1 className={styles.title}>{`Undangan dari ${nama_toko}`}</h1>
      <p>
        {`${invited_by} mengundang ${email} sebagai ${roleNames[role].toLowerCase()}: ${roleTexts[role].toLowerCase()}.`}
      </p>
      {has_account ? (
        <AcceptAsMember
          token={token}
          email={email}
          session={session.isSuccess ? session.data.data : null}
          onAccepted={accepted}
        />
      ) : (
        <AcceptWithAccount token={token} onAccepted={accepted} />
      )}
    </div>
  );
}
