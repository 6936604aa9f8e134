import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { storeApi, useGetMembersQuery } from '../../api/store-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
import { InvitationsList } from './invitations-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MembersList } from './members-list.tsx';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, storeApi.endpoints.getMembers, context.params.toko ?? '');
}

/** Who works in the store, who is invited, and the invitation of somebody else. */
export default function MembersPage() {
  const { username } = useToko();
  const query = useGetMembersQuery(username);
  return (
    <TitledPage title="Anggota" width="column">
      <QueryView query={query} what="Anggota">
        {({ data }) => (
          <>
            <MembersList members={data.members} />
            <InvitationsList invitations={data.invitations} />
            <InviteForm />
          </>
        )}
      </QueryView>
    </TitledPage>
  );
}
