/** @jest-environment node */
import { proofFormData } from './proof-form-data.ts';

const picture = new File(['x'], 'bukti.png', { type: 'image/png' });

test.each(['transfer_date', 'tanggal_transfer'] as const)(
  'the parts of the confirmation with the date as %s, the picture last',
  (dateField) => {
    const form = proofFormData(
      'kopinusantara',
      {
        payment_method_id: '5',
        [dateField]: '2026-11-21T14:06',
        jumlah_transfer: '165.347',
        bukti_transfer: picture,
      },
      dateField,
    );
    expect([...form]).toEqual([
      ['username', 'kopinusantara'],
      ['payment_method_id', '5'],
      [dateField, '2026-11-21 14:06'],
      ['jumlah_transfer', '165347'],
      ['bukti_transfer', expect.any(File)],
    ]);
    expect(form.get('bukti_transfer')).toMatchObject({ name: 'bukti.png', size: 1 });
  },
);

test('the token of an order of tickets precedes the picture', () => {
  const values = { payment_method_id: '5', jumlah_transfer: '1', bukti_transfer: picture };
  const names = [...proofFormData('studiokarya', values, 'tanggal_transfer', 'secret').entries()];
  expect(names[1]).toEqual(['token', 'secret']);
  expect(names.at(-1)?.[0]).toBe('bukti_transfer');
});
