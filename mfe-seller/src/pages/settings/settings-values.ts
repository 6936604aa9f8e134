import type { District } from '@lapak/contracts/api/auth';
import type { SellerSettings } from '@lapak/contracts/api/seller-settings';
import type { Fields } from '../../features/changes/changes.ts';
import type { FormShape } from '../../features/changes/use-change-form.ts';
import { waitForPictures, type Sending } from '../../features/editor/sending.ts';
import type { ShownPicture } from '../../features/editor/picture-field.tsx';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Fields that are texts, of which an empty one is left out. */
const texts = <Name extends string>(names: readonly Name[]): FormShape<Record<Name, string>> => ({
  valuesOf: (fields) =>
    Object.fromEntries(names.map((name) => [name, textOf(fields?.[name])])) as Record<Name, string>,
  fieldsOf: (values) => Object.fromEntries(names.map((name) => [name, textOrNull(values[name])])),
});

const profileTexts = texts(['nama_toko', 'alamat', 'bio', 'footer_message']);

export interface ProfileValues extends Sending {
  nama_toko: string;
  alamat: string;
  bio: string;
  footer_message: string;
  logo: ShownPicture | null;
  /** Lapak's logo below the pages. */
  show_logo: boolean;
  guide_detail: boolean;
}

export const profileShape = ({ settings, logo_url: url }: SellerSettings): FormShape<ProfileValues> => ({
  valuesOf(fields: Fields | null) {
    const file = textOf(fields?.logo);
    return {
      ...profileTexts.valuesOf(fields),
      logo: file === '' ? null : { file, url: file === settings.logo ? url : null },
      show_logo: fields?.show_logo !== 0,
      guide_detail: fields?.guide_detail === true,
      sending: 0,
    };
  },
  fieldsOf: (values, base) => ({
    ...profileTexts.fieldsOf(values, base),
    logo: values.logo?.file ?? null,
    show_logo: values.show_logo ? 1 : 0,
    guide_detail: values.guide_detail,
  }),
});

export const profileErrors = ({ nama_toko: name, sending }: ProfileValues): object => ({
  ...(name.trim() === '' && { nama_toko: 'Nama toko wajib diisi' }),
  ...(sending > 0 && { logo: waitForPictures }),
});

export const contactNames = [
  'wa',
  'wa_prefix',
  'email',
  'instagram',
  'facebook',
  'youtube',
  'tokopedia',
  'shopee',
] as const;
export const contactShape = texts(contactNames);

export interface LookValues {
  theme_onlinestore: string;
  path_theme: string;
}

/** The first choice of both fields is what the shop shows without one. */
export const lookShape: FormShape<LookValues> = {
  valuesOf: (fields) => ({
    theme_onlinestore: String(fields?.theme_onlinestore ?? 1),
    path_theme: textOf(fields?.path_theme) || 'default_1',
  }),
  fieldsOf: ({ theme_onlinestore: theme, path_theme: path }, base) => ({
    theme_onlinestore:
      theme === String(base?.theme_onlinestore ?? 1) ? (base?.theme_onlinestore ?? null) : Number(theme),
    path_theme: path === (base?.path_theme ?? 'default_1') ? (base?.path_theme ?? null) : path,
  }),
};

export interface ShippingValues {
  origin: District | null;
  couriers: readonly string[];
}

export const shippingShape = ({ origin_district: district }: SellerSettings): FormShape<ShippingValues> => ({
  valuesOf: (fields) => ({
    origin: district && district.id === fields?.origin ? district : null,
    couriers: Array.isArray(fields?.couriers) ? (fields.couriers as string[]) : [],
  }),
  fieldsOf: ({ origin, couriers }) => ({ origin: origin?.id ?? null, couriers }),
});

export const shippingErrors = ({ origin }: ShippingValues): object =>
  origin === null ? { origin: 'Kecamatan asal wajib dipilih' } : {};
