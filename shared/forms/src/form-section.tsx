import { Section, type SectionProps } from '@lapak/ui/section';
import { Fields } from './fields.tsx';

interface FormSectionProps extends SectionProps {
  /** See `Fields`. */
  invalid?: boolean;
}

/** A card of a form whose fields stand below each other. */
export function FormSection({ invalid, children, ...section }: FormSectionProps) {
  return (
    <Section {...section}>
      <Fields invalid={invalid}>{children}</Fields>
    </Section>
  );
}
