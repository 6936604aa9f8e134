import { prefetchQuery, useParams, type PageModule } from '@lapak/runtime';
import { ErrorCard } from '@lapak/ui/error-card';
import { Spinner } from '@lapak/ui/spinner';
import { profileApi, useGetAddressQuery } from '../../api/profile-api.ts';
import { AccountPage } from '../../features/forms/account-page.tsx';
import { useFailureToast } from '@lapak/ui/use-failure-toast';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import { EditAddressForm } from './edit-address-form.tsx';

export const prefetch: PageModule['prefetch'] = (context) =>
  Promise.all([
    prefetchQuery(context, profileApi.endpoints.getAddress, undefined),
    prefetchQuery(context, profileApi.endpoints.searchAddressDistricts, ''),
  ]);

/** The customer's shipping address (spec 3 §2). */
export default function EditAddressPage() {
  const { username = '' } = useParams();
  const { currentData, isFetching, error, refetch } = useGetAddressQuery();
  const hasFailed = !currentData && error !== undefined && !isSessionEnd(error);
  useFailureToast(hasFailed && !isFetching);
  return (
    <AccountPage title="Alamat" username={username}>
      {currentData && <EditAddressForm username={username} address={currentData.data} />}
      {hasFailed && <ErrorCard retrying={isFetching} onRetry={() => void refetch()} />}
      {!currentData && !hasFailed && <Spinner label="Memuat alamat" page />}
    </AccountPage>
  );
}
