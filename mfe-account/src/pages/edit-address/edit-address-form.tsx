import type { Address, District } from '@lapak/contracts/api/auth';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { DistrictField } from '@lapak/forms/district-field';
import { FormTextArea } from '@lapak/forms/form-text-field';
import { PostalCodeField } from '@lapak/forms/postal-code-field';
import { requiredPostalCode, requiredText } from '@lapak/forms/rules';
import { searchField } from '@lapak/forms/search-field';
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import { validateWith } from '@lapak/forms/validate-with';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { mixed, object } from 'yup';
import { useSaveAddressMutation, useSearchAddressDistrictsQuery } from '../../api/profile-api.ts';
import { useAccountDraft } from '../../features/forms/account-draft.tsx';
import { AccountForm } from '../../features/forms/account-form.tsx';
import { isSessionEnd } from '@lapak/runtime/is-session-end';

interface AddressValues {
  district_id: District | null;
  alamat: string;
  kode_pos: string;
}

/** Spec 3 §5, address: the postal code too, despite its placeholder. */
const validateAddress = validateWith(
  object({
    district_id: mixed().required(messages.districtRequired),
    alamat: requiredText(messages.addressRequired),
    kode_pos: requiredPostalCode(),
  }),
);

interface EditAddressFormProps {
  username: string;
  address: Address;
}

export function EditAddressForm({ username, address }: EditAddressFormProps) {
  const [save] = useSaveAddressMutation();
  // The first search has an empty keyword (spec 3 §5).
  const [search, setSearch] = useState('');
  const districts = useSearchAddressDistrictsQuery(search);
  const navigate = useNavigateFromHere();
  // From the first render: a later answer must not overwrite the input.
  const [initialValues] = useState<AddressValues>(() => ({
    district_id: address.district ?? null,
    alamat: address.alamat ?? '',
    kode_pos: address.kode_pos ?? '',
  }));

  const draft = useAccountDraft('address', initialValues);

  const submit = async ({ district_id: district, alamat, kode_pos }: AddressValues) => {
    const { error } = await save({ district_id: district?.id ?? '', alamat: alamat.trim(), kode_pos });
    if (isSessionEnd(error)) return undefined;
    if (error) {
      toast.error(messages.somethingFailed);
      return serverFieldErrors(error) ?? undefined;
    }
    toast.success(messages.dataSaved);
    await navigate(paths.menu(username));
    return undefined;
  };

  return (
    <AccountForm<AddressValues>
      initialValues={draft.initialValues}
      draftName={draft.name}
      validate={validateAddress}
      onSubmit={submit}
      submitLabel="Simpan"
    >
      <DistrictField
        name="district_id"
        districts={districts.currentData?.data ?? []}
        {...searchField(districts, search, setSearch)}
      />
      <FormTextArea
        name="alamat"
        label="Alamat"
        placeholder="Nama jalan, nomor rumah, RT/RW"
        autoComplete="street-address"
      />
      {/* Required although its placeholder calls it optional (spec 3 §5). */}
      <PostalCodeField placeholder="Kode Pos (opsional)" />
    </AccountForm>
  );
}
