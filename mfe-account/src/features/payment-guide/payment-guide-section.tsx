import { Accordion } from '@lapak/ui/accordion';
import { fillStep } from '@lapak/domain/payment-guide';
import type { PaymentGuide } from '@lapak/domain/payment-instructions';
import styles from './payment-guide-section.module.css';

interface PaymentGuideSectionProps {
  guide: PaymentGuide;
  number: string;
  amount: string;
}

/** 'Cara Pembayaran': one entry open at a time, the first at the start; the open one closes again (spec 3 §2). */
export function PaymentGuideSection({ guide, number, amount }: PaymentGuideSectionProps) {
  const items = guide.channels.map((channel) => ({
    id: channel.title,
    title: channel.title,
    content: (
      <ol className={styles.steps}>
        {channel.steps.map((step) => (
          <li key={step}>{fillStep(step, { number, amount })}</li>
        ))}
      </ol>
    ),
  }));
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>Cara Pembayaran</h2>
      <Accordion items={items} headingLevel={3} />
    </section>
  );
}
