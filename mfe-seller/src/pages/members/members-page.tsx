import { isApiError, prefetchQuery, type PageContext } from '@lapak/runtime';
import { ErrorCard } from '@lapak/ui/error-card';
import { PageLoading } from '@lapak/ui/page-loading';
import { storeApi, useGetMembersQuery } from '../../api/store-api.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { useToko } from '../../app/toko-context.ts';
import { InvitationsList } from './invitations-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MembersList } from './members-list.tsx';
import styles from './members-page.module.css';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, storeApi.endpoints.getMembers, context.params.toko ?? '');
}

/** Who works in the store, who is invited, and the invitation of somebody else. */
export default function MembersPage() {
  const { username } = useToko();
  const { data, error, isFetching, refetch } = useGetMembersQuery(username);
  return (
    <div className={styles.page}>
      <ConsoleTitle page="Anggota" />
      <h1 className={styles.title}>Anggota</h1>
      {data ? (
        <>
          <MembersList members={data.data.members} />
          <InvitationsList invitations={data.data.invitations} />
          <InviteForm />
        </>
      ) : error && !isFetching ? (
        <ErrorCard
          title="Anggota gagal dimuat"
          text="Periksa koneksi internetmu, lalu coba lagi."
          requestId={isApiError(error) ? error.requestId : null}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageLoading label="Memuat anggota" />
      )}
    </div>
  );
}
