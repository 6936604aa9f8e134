import { proofRefusal } from './proof-refusal.ts';

const failure = (code: string, errors: Record<string, string[]> = {}) => ({ status: 422, code, errors });
const picture = 'Maksimal ukuran gambar adalah 2MB. Dan tipe gambar hanya bisa jpg dan png.';

test('a rejected picture has one message, also at its field', () => {
  const errors = { bukti_transfer: ['terlalu besar'], jumlah_transfer: ['wajib'] };
  expect(proofRefusal(failure('-3', errors), 'x')).toEqual({
    message: picture,
    errors: { bukti_transfer: picture, jumlah_transfer: 'wajib' },
  });
});

test('other fields and failures without a field keep the message', () => {
  expect(proofRefusal(failure('-3', { jumlah_transfer: ['wajib'] }), 'Periksa lagi')).toEqual({
    message: 'Periksa lagi',
    errors: { jumlah_transfer: 'wajib' },
  });
  expect(proofRefusal(failure('-2'), 'Terjadi Kesalahan')).toEqual({
    message: 'Terjadi Kesalahan',
    errors: undefined,
  });
});
