import type { MemberRole } from '@lapak/contracts/api/seller';

export const roleNames: Record<MemberRole, string> = {
  owner: 'Pemilik',
  staff: 'Staf',
  gate: 'Petugas gerbang',
};

export const roleTexts: Record<MemberRole, string> = {
  owner: 'Semua halaman, termasuk anggota dan catatan',
  staff: 'Pesanan dan produk',
  gate: 'Hanya tiket di pintu acara',
};
