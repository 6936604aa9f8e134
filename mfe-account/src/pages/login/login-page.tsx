import { paths } from '@lapak/contracts/routes';
import { useGetStoreProfileQuery, useGoBack, useParams } from '@lapak/runtime';
import { EntryPage } from '../../features/forms/entry-page.tsx';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { LoginForm } from './login-form.tsx';

export default function LoginPage() {
  const { username = '' } = useParams();
  const { data } = useGetStoreProfileQuery(username);
  const goBack = useGoBack(paths.home(username));
  return (
    <EntryPage title="Login" username={username} onBack={goBack}>
      <LoginForm username={username} isNewerLayout={isNewerLayout(data?.data.theme_onlinestore)} />
    </EntryPage>
  );
}
