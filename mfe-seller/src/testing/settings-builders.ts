import type { SellerSettings } from '@lapak/contracts/api/seller-settings';
import type { StoreForm } from '@lapak/contracts/store-document/store';

const laweyan = {
  id: '33.72.01',
  name: 'Laweyan',
  city: { id: '33.72', name: 'Kota Surakarta' },
  province: { id: '33', name: 'Jawa Tengah' },
};

export const someSettings = (
  form: Partial<StoreForm> = {},
  own: Partial<SellerSettings> = {},
): SellerSettings => ({
  settings: {
    nama_toko: 'Kopi Nusantara',
    bio: 'Kopi dari kebun',
    theme_onlinestore: null,
    show_logo: 1,
    is_active: true,
    guide_detail: false,
    origin: laweyan.id,
    couriers: ['jne', 'jnt'],
    ...form,
  },
  logo_url: null,
  origin_district: laweyan,
  courier_choices: [
    { code: 'jne', name: 'JNE' },
    { code: 'jnt', name: 'J&T Express' },
    { code: 'manual', name: 'Kurir toko' },
  ],
  subscription_status: 'free',
  is_valid: true,
  ...own,
});
