import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import styles from './group-title.module.css';
import type { ShownGroup } from './payment-groups.ts';

interface GroupTitleProps {
  group: ShownGroup;
  chosen: PaymentMethodItem | null;
}

/** A group's label with its methods; the chosen method is highlighted while the group is closed. */
export function GroupTitle({ group, chosen }: GroupTitleProps) {
  const own = chosen && group.methods.includes(chosen) ? chosen : null;
  return (
    <span className={styles.title}>
      <span>{group.label}</span>
      <span className={styles.summary} data-chosen={own ? true : undefined}>
        {own ? own.type.nama : group.methods.map(({ type }) => type.nama).join(', ')}
      </span>
    </span>
  );
}
