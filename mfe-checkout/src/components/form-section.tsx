import { Section, type SectionProps } from '@lapak/ui/section';
import { Fields } from './fields.tsx';

/** A card of the checkout whose fields stand below each other. */
export function FormSection({ children, ...section }: SectionProps) {
  return (
    <Section {...section}>
      <Fields>{children}</Fields>
    </Section>
  );
}
