import { pastedRows } from './pasted-rows.ts';

test.each([
  ['a spreadsheet', 'INV-1\tJX1\tJNE\r\nINV-2\tJX2\t\r\n'],
  ['a CSV with semicolons', 'INV-1;JX1;JNE\nINV-2;JX2'],
  ['a CSV with commas and quotes', '"INV-1","JX1","JNE"\nINV-2,JX2'],
  ['cells that a spreadsheet keeps as texts', 'INV-1\t="JX1"\tJNE\n\n INV-2 \t JX2 '],
  ['a table with its head', 'Nomor pesanan\tNomor resi\nINV-1\tJX1\tJNE\nINV-2\tJX2'],
])('rows of %s', (_what, text) => {
  expect(pastedRows(text)).toEqual([
    { order: 'INV-1', resi: 'JX1', kurir: 'JNE' },
    { order: 'INV-2', resi: 'JX2' },
  ]);
});

test('a row without its number is a row, to be named as wrong', () => {
  expect(pastedRows('INV-1')).toEqual([{ order: 'INV-1', resi: '' }]);
});

test('no rows', () => expect(pastedRows(' \n\t\n')).toEqual([]));
