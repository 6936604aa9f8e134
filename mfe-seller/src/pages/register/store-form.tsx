import type { District } from '@lapak/contracts/api/auth';
import type { DestinationAccount } from '@lapak/contracts/api/seller-store';
import * as consolePaths from '@lapak/contracts/console-paths';
import { typedUsername } from '@lapak/domain/store-username';
import { DistrictField } from '@lapak/forms/district-field';
import { likeTemplate, readDraft, writeDraft } from '@lapak/forms/draft';
import { DraftAutosave } from '@lapak/forms/draft-autosave';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextField } from '@lapak/forms/form-text-field';
import { requiredText } from '@lapak/forms/rules';
import { searchField } from '@lapak/forms/search-field';
import { refusedForm } from '@lapak/forms/server-field-errors';
import { useFormField } from '@lapak/forms/use-form-field';
import { validateWith } from '@lapak/forms/validate-with';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { Button } from '@lapak/ui/button';
import { RadioCards } from '@lapak/ui/radio-cards';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { mixed, object } from 'yup';
import { useOpenStoreMutation, useSearchOriginsQuery } from '../../api/opening-api.ts';
import formStyles from '../../components/form.module.css';
import {
  DestinationFields,
  destinationRules,
  noDestination,
} from '../../features/destination/destination-fields.tsx';
import { themes } from '../../lib/themes.ts';
import { AddressField } from './address-field.tsx';
import styles from './register-page.module.css';
import { refusalText } from '../../lib/refusal.ts';

interface StoreValues extends DestinationAccount {
  nama_toko: string;
  username: string;
  bio: string;
  origin: District | null;
  theme: string;
}

const DRAFT = 'kelola-toko';
const empty: StoreValues = {
  ...noDestination,
  nama_toko: '',
  username: '',
  bio: '',
  origin: null,
  theme: '1',
};

const validate = validateWith(
  object({
    nama_toko: requiredText('Nama toko wajib diisi'),
    username: requiredText('Alamat toko wajib diisi'),
    bio: requiredText('Tulis satu kalimat tentang tokomu'),
    origin: mixed().required('Kecamatan asal wajib dipilih'),
    ...destinationRules,
  }),
);

function OriginField() {
  const [search, setSearch] = useState('');
  const districts = useSearchOriginsQuery(search);
  return (
    <DistrictField
      name="origin"
      districts={districts.currentData ?? []}
      {...searchField(districts, search, setSearch)}
    />
  );
}

function ThemeField() {
  const { input } = useFormField('theme');
  return (
    <RadioCards
      legend="Tema"
      name="theme"
      options={themes}
      value={input.value}
      onValueChange={input.onChange}
    />
  );
}

/** The store in one form; what is typed survives a reload. */
export function StoreForm() {
  const [send] = useOpenStoreMutation();
  const navigate = useNavigateFromHere();
  const [initialValues] = useState(() => ({ ...empty, ...likeTemplate(readDraft(DRAFT), empty) }));
  const submit = async ({ origin, theme, ...rest }: StoreValues) => {
    const username = typedUsername(rest.username);
    const { data, error } = await send({
      ...rest,
      username,
      origin: origin?.id ?? '',
      theme_onlinestore: theme === '3' ? 3 : theme === '2' ? 2 : 1,
    });
    if (data) {
      writeDraft(DRAFT, null);
      toast.success(data.info);
      void navigate(consolePaths.summary(username), { replace: true });
      return undefined;
    }
    return refusedForm(error, refusalText(error));
  };
  return (
    <Form<StoreValues> initialValues={initialValues} validate={validate} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={formStyles.form} onSubmit={handleSubmit}>
          <DraftAutosave form={DRAFT} />
          <FormTextField name="nama_toko" label="Nama toko" maxLength={150} autoComplete="organization" />
          <AddressField />
          <FormTextField
            name="bio"
            label="Satu kalimat tentang tokomu"
            placeholder="Misalnya: kopi dari kebun sendiri di Temanggung"
            maxLength={200}
          />
          <h2 className={styles.heading}>Dari mana barang dikirim</h2>
          <OriginField />
          <h2 className={styles.heading}>Ke mana pembeli mentransfer</h2>
          <DestinationFields />
          <ThemeField />
          <Button type="submit" size="lg" block loading={submitting}>
            Buat toko
          </Button>
        </FormElement>
      )}
    </Form>
  );
}
