import { searchField } from '@lapak/forms/search-field';
import { useFormField } from '@lapak/forms/use-form-field';
import { Combobox } from '@lapak/ui/combobox';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useSearchResellersQuery } from '../../api/reseller-api.ts';

/** The agent who gets the order, from the store's list (spec 2 §6, 'Email Wakil'); searching fails silently. */
export function AgentField({ username }: { username: string }) {
  const form = useForm();
  const { input, error } = useFormField<string>('email_reseller');
  const [search, setSearch] = useState('');
  const agents = useSearchResellersQuery({ username, search });
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null);
  const email = input.value;
  // After a reload only the e-mail is available; the list's label is shown again once it is chosen.
  const value = chosen?.id === email ? chosen : { id: email, label: email };
  return (
    <Combobox
      label="Email Wakil"
      value={email === '' ? null : value}
      onValueChange={(option) => {
        setChosen(option);
        form.batch(() => {
          form.change('buy_as_reseller', option !== null);
          form.change('email_reseller', option?.id ?? '');
        });
      }}
      options={(agents.currentData ?? []).map(({ id, text }) => ({ id, label: text }))}
      {...searchField(agents, search, setSearch)}
      debounceMs={1000}
      placeholder="Cari email wakil"
      emptyText="Email wakil tidak ditemukan"
      error={error}
      onBlur={() => input.onBlur()}
    />
  );
}
