import type { DestinationAccount } from '@lapak/contracts/api/seller-store';
import { FormDigitsField, FormTextField } from '@lapak/forms/form-text-field';
import { FormSelect } from '@lapak/forms/form-select';
import { requiredText } from '@lapak/forms/rules';
import { useId } from 'react';
import { useFormState } from 'react-final-form';

/** An account before it is typed. */
export const noDestination: DestinationAccount = {
  group: 'bank',
  nama: '',
  nama_rekening: '',
  nomor_rekening: '',
};

export const destinationRules = {
  nama: requiredText('Nama bank atau e-wallet wajib diisi'),
  nama_rekening: requiredText('Nama pemilik rekening wajib diisi'),
  nomor_rekening: requiredText('Nomor rekening wajib diisi'),
};

const groups = [
  { value: 'bank', label: 'Rekening bank' },
  { value: 'e_wallet', label: 'E-wallet' },
];

const known = {
  bank: [
    'BCA',
    'BNI',
    'BRI',
    'BSI',
    'BTN',
    'Bank Jago',
    'CIMB Niaga',
    'Danamon',
    'Mandiri',
    'Permata',
    'SeaBank',
  ],
  e_wallet: ['DANA', 'GoPay', 'LinkAja', 'OVO', 'ShopeePay'],
};

/** Where buyers transfer to: kind, bank or wallet, number, holder. */
export function DestinationFields() {
  const list = useId();
  const { values } = useFormState<DestinationAccount>({ subscription: { values: true } });
  const isBank = values.group !== 'e_wallet';
  return (
    <>
      <FormSelect name="group" label="Jenis rekening" options={groups} />
      <FormTextField
        name="nama"
        label={isBank ? 'Nama bank' : 'Nama e-wallet'}
        placeholder={isBank ? 'Misalnya BCA' : 'Misalnya DANA'}
        list={list}
        maxLength={60}
        autoComplete="off"
      />
      <datalist id={list}>
        {known[isBank ? 'bank' : 'e_wallet'].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormDigitsField
        name="nomor_rekening"
        label={isBank ? 'Nomor rekening' : 'Nomor handphone e-wallet'}
        maxLength={20}
        autoComplete="off"
      />
      <FormTextField name="nama_rekening" label="Nama pemilik rekening" maxLength={150} autoComplete="name" />
    </>
  );
}
