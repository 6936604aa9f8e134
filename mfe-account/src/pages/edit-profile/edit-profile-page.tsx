import {
  prefetchQuery,
  selectIsLoggedIn,
  sharedApi,
  useAppSelector,
  useGetProfileQuery,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { ErrorCard } from '@lapak/ui/error-card';
import { Spinner } from '@lapak/ui/spinner';
import { AccountPage } from '../../features/forms/account-page.tsx';
import { useFailureToast } from '@lapak/ui/use-failure-toast';
import { EditProfileForm } from './edit-profile-form.tsx';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, sharedApi.endpoints.getProfile, undefined);

/** The customer's name, username and phone number (spec 3 §2). */
export default function EditProfilePage() {
  const { username = '' } = useParams();
  const { currentData, isFetching, error, refetch } = useGetProfileQuery();
  const user = currentData?.data.user;
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  // Without a session the shell leaves for the login.
  const hasFailed = isLoggedIn && !user && (error !== undefined || currentData !== undefined);
  useFailureToast(hasFailed && !isFetching);
  return (
    <AccountPage title="Profile" username={username}>
      {user && <EditProfileForm username={username} user={user} />}
      {hasFailed && <ErrorCard retrying={isFetching} onRetry={() => void refetch()} />}
      {!user && !hasFailed && <Spinner label="Memuat profile" page />}
    </AccountPage>
  );
}
