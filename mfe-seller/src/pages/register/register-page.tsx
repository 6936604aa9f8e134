import * as consolePaths from '@lapak/contracts/console-paths';
import { isApiError, PageLink, prefetchQuery, useLocation, type PageContext } from '@lapak/runtime';
import { ErrorCard } from '@lapak/ui/error-card';
import { PageLoading } from '@lapak/ui/page-loading';
import { useState } from 'react';
import { sessionApi, useGetSessionQuery } from '../../api/session-api.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import styles from '../../components/form.module.css';
import { LoginOverPage } from '../../features/session/login-over-page.tsx';
import { registeredOf, type Registered } from '../../features/session/registered.ts';
import { AccountForm } from './account-form.tsx';
import { StoreForm } from './store-form.tsx';
import { VerifyAccount } from './verify-account.tsx';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, sessionApi.endpoints.getSession, undefined);
}

/** An account, unless one is logged in, and then a store of it. */
export default function RegisterPage() {
  const { data, error, isFetching, refetch } = useGetSessionQuery();
  const { state } = useLocation();
  const [registered, setRegistered] = useState<Registered | null>(() => registeredOf(state));
  const session = data?.data;
  return (
    <div className={styles.card}>
      <ConsoleTitle page="Buka toko" />
      <h1 className={styles.title}>Buka toko</h1>
      {session === undefined &&
        (error ? (
          <ErrorCard
            text="Periksa koneksi internetmu, lalu coba lagi."
            requestId={isApiError(error) ? error.requestId : null}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <PageLoading label="Memuat pendaftaran" />
        ))}
      {session === null &&
        (registered ? (
          <VerifyAccount registered={registered} onOther={() => setRegistered(null)} />
        ) : (
          <AccountForm onRegistered={setRegistered} />
        ))}
      {session && (
        <>
          <p className={styles.text}>
            {registered ? 'Langkah 2 dari 2: tokomu.' : `Toko baru untuk akun ${session.user.email}.`}
          </p>
          <StoreForm />
          {session.stores.length > 0 && (
            <PageLink className={styles.link} to={consolePaths.summary(session.stores[0]?.username ?? '')}>
              Kembali ke tokoku
            </PageLink>
          )}
          <LoginOverPage email={session.user.email} />
        </>
      )}
    </div>
  );
}
