import { paths } from '@lapak/contracts/routes';
import { suggestedUsername, typedUsername } from '@lapak/domain/store-username';
import { useFormField } from '@lapak/forms/use-form-field';
import { skipToken } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { TextField } from '@lapak/ui/text-field';
import { useDebounce } from 'use-debounce';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useCheckAddressQuery } from '../../api/opening-api.ts';
import styles from './register-page.module.css';

const CHECK_AFTER_MS = 400;

/** Why the address cannot be had, or that it can; checked while it is typed. */
function useAddressCheck(username: string, name: string) {
  const typed = useMemo(() => ({ username, nama_toko: name }), [username, name]);
  const [asked] = useDebounce(typed, CHECK_AFTER_MS);
  const { currentData, isFetching } = useCheckAddressQuery(asked.username === '' ? skipToken : asked);
  const isCurrent = username !== '' && asked.username === username && !isFetching;
  return isCurrent ? (currentData ?? null) : null;
}

/** The store's address: suggested by its name until it is typed, and checked. */
export function AddressField() {
  const form = useForm();
  const { values } = useFormState<{ nama_toko?: string }>({ subscription: { values: true } });
  const { input, error } = useFormField('username');
  const [isOwn, setOwn] = useState(input.value !== '');
  const name = values.nama_toko ?? '';
  const username = typedUsername(input.value);
  const found = useAddressCheck(username, name);
  useEffect(() => {
    if (!isOwn) form.change('username', name.trim() === '' ? '' : suggestedUsername(name));
  }, [form, isOwn, name]);
  const proposal = found?.proposal;
  return (
    <div className={styles.address}>
      <TextField
        {...input}
        onChange={(event) => {
          setOwn(true);
          input.onChange(event);
        }}
        label="Alamat toko"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        hint={`Pembeli membuka ${paths.home(username === '' ? 'alamat-toko' : username)}`}
        error={found?.problem ?? error}
      />
      <p role="status" className={styles.answer}>
        {found?.problem === null ? <span>{`Alamat ${username} bisa dipakai`}</span> : null}
      </p>
      {proposal && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setOwn(true);
            input.onChange(proposal);
          }}
        >
          {`Pakai ${proposal}`}
        </Button>
      )}
    </div>
  );
}
