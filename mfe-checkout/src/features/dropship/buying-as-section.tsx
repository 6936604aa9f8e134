import type { ResellerMode } from '@lapak/domain/checkout';
import { FormSection } from '@lapak/forms/form-section';
import { AgentField } from './agent-field.tsx';
import { DropshipperFields } from './dropshipper-fields.tsx';
import { ResellerFields } from './reseller-fields.tsx';

interface BuyingAsSectionProps {
  username: string;
  /** `none` without resellers. */
  resellerMode: ResellerMode;
  isDropshipOffered: boolean;
}

/** Buying as reseller, through an agent, or as dropshipper; renders nothing where none is offered (spec 2 §4, §6). */
export function BuyingAsSection({ username, resellerMode, isDropshipOffered }: BuyingAsSectionProps) {
  if (resellerMode === 'none' && !isDropshipOffered) return null;
  const reseller = resellerMode === 'agents' ? 'Wakil' : 'Reseller';
  const title = [resellerMode !== 'none' && reseller, isDropshipOffered && 'Dropshipper']
    .filter(Boolean)
    .join(' & ');
  return (
    <FormSection title={title}>
      {resellerMode === 'email' && <ResellerFields />}
      {resellerMode === 'agents' && <AgentField username={username} />}
      {isDropshipOffered && <DropshipperFields />}
    </FormSection>
  );
}
