import { icons } from '@lapak/ui/icons';
import type { District } from '@lapak/contracts/api/auth';
import type { OriginResponse } from '@lapak/contracts/api/shipping';
import type { CartLine } from '@lapak/domain/cart-line';
import { DistrictField } from '@lapak/forms/district-field';
import { FormSection } from '@lapak/forms/form-section';
import { FormTextArea } from '@lapak/forms/form-text-field';
import { PostalCodeField } from '@lapak/forms/postal-code-field';
import { searchField } from '@lapak/forms/search-field';
import { Icon } from '@lapak/ui/icon';
import { memo, useEffect, useState } from 'react';
import { useKeptField } from '@lapak/forms/use-kept-field';
import { useForm } from 'react-final-form';
import { useSearchCheckoutDistrictsQuery } from '../../api/shipping-api.ts';
import styles from './address-section.module.css';
import { CourierField } from './courier-field.tsx';
import { sameService } from './courier-choices.ts';
import { useShippingCosts } from './use-shipping-costs.ts';

interface AddressSectionProps {
  username: string;
  lines: readonly CartLine[];
  origin: OriginResponse['data']['location'];
  /** Incremented to refetch costs. */
  pricesAsked: number;
}

/**
 * Address and courier (spec 2 §2, "Shipping address"). Another district clears the courier (spec 2
 * §4); a failed search of districts is silent (spec 2 §7).
 */
export const AddressSection = memo(function AddressSection(props: AddressSectionProps) {
  const { username, lines, origin, pricesAsked } = props;
  const form = useForm();
  const [search, setSearch] = useState('');
  const districts = useSearchCheckoutDistrictsQuery(search);
  const { input: district } = useKeptField<District | null>('district', {
    allowNull: true,
    subscription: { value: true },
  });
  const costs = useShippingCosts(username, lines, district.value?.id ?? null, pricesAsked);

  // New costs, maybe for another weight: the chosen service keeps its place at the new cost, or is cleared when gone.
  const choices = costs.status === 'ready' ? costs.choices : null;
  useEffect(() => {
    const chosen = form.getState().values.expedisi;
    if (!choices || typeof chosen !== 'string' || chosen === '') return;
    form.change('expedisi', sameService(choices, chosen)?.value ?? '');
  }, [choices, form]);

  return (
    <FormSection title="Alamat Pengiriman">
      <DistrictField
        name="district"
        marked
        districts={districts.currentData ?? []}
        {...searchField(districts, search, setSearch)}
        onChoose={() => form.change('expedisi', '')}
      />
      <FormTextArea
        name="alamat"
        label="Alamat lengkap"
        marked
        required
        autoComplete="street-address"
        maxLength={1000}
        placeholder="Nama jalan, nomor rumah, RT/RW, patokan"
      />
      <PostalCodeField marked placeholder="12345" />
      <CourierField username={username} costs={costs} />
      {origin && (
        <p className={styles.origin}>
          <Icon shape={icons.truck} size={18} />{' '}
          <span>{`Dikirim dari ${origin.district}, ${origin.city}, ${origin.province}`}</span>
        </p>
      )}
    </FormSection>
  );
});
