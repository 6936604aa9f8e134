import type { TimelineEntry } from '@lapak/contracts/api/seller-order';
import { formatDateShort, formatTime } from '@lapak/domain/dates';
import { Section } from '@lapak/ui/section';
import { actionText } from '../../features/log/action-texts.ts';
import styles from './order-timeline.module.css';

const fact = (facts: TimelineEntry['facts'], name: string) => {
  const value = facts[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Of a mail to whom it went and whether it arrived, of a step its values. */
function detail({ what, facts }: TimelineEntry): string | null {
  if (what === 'mail')
    return [fact(facts, 'kind'), fact(facts, 'to') ?? fact(facts, 'recipient'), fact(facts, 'state')]
      .filter(Boolean)
      .join(', ');
  return (
    ['expedisi', 'resi', 'rejectReason', 'sellerNote', 'reason', 'note']
      .map((name) => fact(facts, name))
      .filter(Boolean)
      .join(' ') || null
  );
}

/** What happened to the order, the newest first. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const newestFirst = [...entries].reverse();
  return (
    <Section title="Riwayat">
      <ol className={styles.entries}>
        {newestFirst.map((entry, at) => {
          const more = detail(entry);
          return (
            <li key={`${entry.at} ${at}`} className={styles.entry}>
              <span className={styles.what}>
                {entry.what === 'mail' ? 'Email dikirim' : actionText(entry.what)}
              </span>
              <span className={styles.when}>
                {[`${formatDateShort(entry.at)} ${formatTime(entry.at)}`, entry.actor]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {more && <span className={styles.more}>{more}</span>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
