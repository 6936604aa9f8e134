import { fileName } from './file-name.ts';

test('only letters, digits and dashes', () => {
  expect(fileName(['tiket', 'Malam Puisi: "Kafé" / Kota 🎉', 'ABCD2345'], 'png')).toBe(
    'tiket-Malam-Puisi-Kafe-Kota-ABCD2345.png',
  );
});

test('a long name is truncated, the last part is kept', () => {
  expect(fileName(['a'.repeat(200), 'ABCD2345'], 'png')).toBe(`${'a'.repeat(60)}-ABCD2345.png`);
});
