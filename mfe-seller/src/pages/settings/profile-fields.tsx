import { settingsLabels } from '@lapak/contracts/store-document/settings-labels';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { FormTextArea, FormTextField } from '@lapak/forms/form-text-field';
import { PictureField } from '../../features/editor/picture-field.tsx';
import { contactNames } from './settings-values.ts';

/** Name, sentence, address and logo. @param tier of the subscription: some hide Lapak's logo */
export function ProfileFields({ toko, tier }: { toko: string; tier: string }) {
  return (
    <>
      <FormTextField
        name="nama_toko"
        label={settingsLabels.nama_toko}
        maxLength={150}
        autoComplete="organization"
        marked
      />
      <FormTextArea name="bio" label={settingsLabels.bio} maxLength={2_000} rows={3} />
      <FormTextArea name="alamat" label={settingsLabels.alamat} maxLength={2_000} rows={3} />
      <PictureField
        toko={toko}
        name="logo"
        label={settingsLabels.logo}
        hint="Paling baik persegi."
        width={160}
        height={160}
      />
      <FormTextArea
        name="footer_message"
        label={settingsLabels.footer_message}
        hint="Catatan untuk pembeli di bawah setiap halaman."
        maxLength={2_000}
        rows={3}
      />
      <FormCheckbox
        name="guide_detail"
        label={settingsLabels.guide_detail}
        note="Menunjukkan bagian halaman produk kepada yang pertama kali datang."
      />
      {tier !== 'free' && <FormCheckbox name="show_logo" label="Tampilkan logo Lapak di bawah halaman" />}
    </>
  );
}

const hints: Partial<Record<(typeof contactNames)[number], string>> = {
  wa: 'Nomor untuk tombol chat, misalnya 0812 3456 7890.',
  wa_prefix: 'Kalimat yang sudah terisi waktu pembeli menekan tombol chat.',
  instagram: 'Nama akun atau alamatnya. Begitu juga yang di bawah ini.',
};

/** Where buyers reach the seller; only what is filled in is shown in the shop. */
export function ContactFields() {
  return contactNames.map((name) =>
    name === 'wa_prefix' ? (
      <FormTextArea
        key={name}
        name={name}
        label={settingsLabels[name]}
        hint={hints[name]}
        maxLength={2_000}
        rows={2}
      />
    ) : (
      <FormTextField
        key={name}
        name={name}
        label={settingsLabels[name]}
        hint={hints[name]}
        inputMode={name === 'wa' ? 'tel' : name === 'email' ? 'email' : undefined}
        maxLength={255}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    ),
  );
}
