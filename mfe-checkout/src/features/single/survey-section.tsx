import { fixProtocolRelative } from '@lapak/domain/links';
import { Section } from '@lapak/ui/section';
import styles from './survey-section.module.css';

/** The seller's survey, filled in on the page; the link helps where it cannot be shown inside. */
export function SurveySection({ link }: { link: string }) {
  const src = fixProtocolRelative(link);
  return (
    <Section
      title="Survei"
      action={
        <a className={styles.link} href={src} target="_blank" rel="noreferrer">
          Buka di tab baru
        </a>
      }
    >
      <iframe
        className={styles.frame}
        src={src}
        title="Formulir survei"
        loading="lazy"
        sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
      />
    </Section>
  );
}
