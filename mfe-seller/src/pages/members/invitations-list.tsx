import type { Invitation } from '@lapak/contracts/api/seller';
import { formatDateLong } from '@lapak/domain/dates';
import { Button } from '@lapak/ui/button';
import { Section } from '@lapak/ui/section';
import { toast } from '@lapak/ui/toast';
import { useWithdrawInvitationMutation } from '../../api/store-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { roleNames } from '../../features/members/role-names.ts';
import styles from './members-page.module.css';
import { refusalText } from '../../lib/refusal.ts';

/** Invitations that nobody has accepted yet; nothing when there are none. */
export function InvitationsList({ invitations }: { invitations: readonly Invitation[] }) {
  const { username: toko } = useToko();
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation();
  if (invitations.length === 0) return null;
  const take = async ({ id, email }: Invitation) => {
    const { error } = await withdraw({ toko, id });
    if (error) toast.error(refusalText(error));
    else toast.success(`Undangan untuk ${email} ditarik`);
  };
  return (
    <Section title="Undangan yang menunggu">
      <ul className={styles.people}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.person}>
            <p className={styles.who}>
              <span className={styles.name}>{invitation.email}</span>
              <span className={styles.muted}>
                {`${roleNames[invitation.role]}, diundang ${invitation.invited_by}, berlaku sampai ${formatDateLong(invitation.expires_at)}`}
              </span>
            </p>
            <Button
              variant="ghost"
              size="sm"
              disabled={isLoading}
              aria-label={`Tarik undangan ${invitation.email}`}
              onClick={() => void take(invitation)}
            >
              Tarik
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
