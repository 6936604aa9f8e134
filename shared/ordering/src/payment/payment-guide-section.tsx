import { Accordion } from '@lapak/ui/accordion';
import { Section } from '@lapak/ui/section';
import styles from './payment-guide-section.module.css';

export interface PaymentGuideSectionProps {
  /** The payment channels, each with its steps. */
  channels: readonly { title: string; steps: readonly string[] }[];
}

/** 'Cara Pembayaran': one entry open at a time, the first at the start; the open one closes again (spec 3 §2). */
export function PaymentGuideSection({ channels }: PaymentGuideSectionProps) {
  const items = channels.map(({ title, steps }) => ({
    id: title,
    title,
    content: (
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    ),
  }));
  return (
    <Section title="Cara Pembayaran">
      <Accordion items={items} headingLevel={3} />
    </Section>
  );
}
