import type { EventTransaction } from '@lapak/contracts/api/event';
import { buttonClass } from '@lapak/ui/button';
import { Facts } from '@lapak/ui/facts';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Section } from '@lapak/ui/section';
import { formatDateTimeLong } from '@lapak/domain/dates';
import styles from './event-transaction-detail.module.css';

/** Date and proof of the transfer; renders nothing before there is one. */
export function TransferFacts({ order }: { order: EventTransaction }) {
  const { tanggal_transfer: date, bukti_transfer_url: proof } = order;
  if (!date && !proof) return null;
  return (
    <Section title="Bukti Transfer">
      <div className={styles.transfer}>
        {date && <Facts facts={[{ label: 'Tanggal Transfer', value: formatDateTimeLong(date) }]} />}
        {proof && (
          <a
            className={buttonClass({ variant: 'secondary', block: true })}
            href={proof}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon shape={icons.external} size={20} />
            Lihat Bukti Transfer
          </a>
        )}
      </div>
    </Section>
  );
}
