import type { Member, MemberRole } from '@lapak/contracts/api/seller';
import { formatDateLong } from '@lapak/domain/dates';
import { Badge } from '@lapak/ui/badge';
import { Button } from '@lapak/ui/button';
import { classNames } from '@lapak/ui/class-names';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { Section } from '@lapak/ui/section';
import { Select } from '@lapak/ui/select';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useChangeRoleMutation, useRemoveMemberMutation } from '../../api/store-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { roleNames } from '../../features/members/role-names.ts';
import { roleOptions } from '../../features/members/role-options.ts';
import styles from './members-page.module.css';
import { refusalText } from '../../lib/refusal.ts';

/** The store's members, with their roles. The last owner stays: the API says so. */
export function MembersList({ members }: { members: readonly Member[] }) {
  const { username: toko } = useToko();
  const [changeRole, changing] = useChangeRoleMutation();
  const [remove, removing] = useRemoveMemberMutation();
  const [leaving, setLeaving] = useState<Member | null>(null);
  /** What one would make of oneself, and could not take back. */
  const [ownRole, setOwnRole] = useState<MemberRole | null>(null);

  const change = async ({ id, name }: Member, role: MemberRole) => {
    const { error } = await changeRole({ toko, id, role });
    if (error) toast.error(refusalText(error));
    else toast.success(`${name} sekarang ${roleNames[role].toLowerCase()}`);
  };
  const choose = (member: Member, role: MemberRole) => {
    if (role === member.role) return;
    if (member.is_you) setOwnRole(role);
    else void change(member, role);
  };
  const confirmOwnRole = async () => {
    const you = members.find(({ is_you }) => is_you);
    if (you && ownRole) await change(you, ownRole);
    setOwnRole(null);
  };
  const confirm = async () => {
    if (!leaving) return;
    const { error } = await remove({ toko, id: leaving.id });
    if (error) toast.error(refusalText(error));
    else toast.success(`${leaving.name} bukan anggota lagi`);
    setLeaving(null);
  };
  return (
    <Section title="Yang bekerja di toko ini">
      <ul className={styles.people}>
        {members.map((member) => (
          <li key={member.id} className={classNames(styles.person, styles.member)}>
            <p className={styles.who}>
              <span className={styles.name}>
                <span>{member.name}</span>
                {member.is_you && <Badge>Kamu</Badge>}
              </span>
              <span className={styles.muted}>{member.email}</span>
              <span className={styles.muted}>{`Sejak ${formatDateLong(member.since)}`}</span>
            </p>
            <Select
              label={`Peran ${member.name}`}
              className={styles.role}
              value={member.role}
              options={roleOptions}
              disabled={changing.isLoading}
              onValueChange={(role) => choose(member, role as MemberRole)}
            />
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Keluarkan ${member.name}`}
              onClick={() => setLeaving(member)}
            >
              Keluarkan
            </Button>
          </li>
        ))}
      </ul>
      <LazyConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving?.is_you ? 'Keluar dari toko ini?' : `Keluarkan ${leaving?.name ?? ''}?`}
        description="Halaman kelola toko ini langsung tertutup untuknya."
        confirmLabel="Keluarkan"
        danger
        loading={removing.isLoading}
        onConfirm={() => void confirm()}
      />
      <LazyConfirmDialog
        open={ownRole !== null}
        onOpenChange={(open) => !open && setOwnRole(null)}
        title={`Ubah peranmu jadi ${ownRole === null ? '' : roleNames[ownRole].toLowerCase()}?`}
        description="Kamu tidak bisa mengembalikannya sendiri: hanya pemilik lain yang bisa."
        confirmLabel="Ubah peranku"
        danger
        loading={changing.isLoading}
        onConfirm={() => void confirmOwnRole()}
      />
    </Section>
  );
}
