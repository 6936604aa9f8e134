import { readFlag, readGrams, readMoment, readText, readWhole, type RawCell } from './cell-values.ts';

const day = (text: string) => new Date(`${text}Z`);

test.each<[RawCell, number | null]>([
  [25_000, 25_000],
  [24_999.9999999, 25_000],
  ['25000', 25_000],
  ['25.000', 25_000],
  ['Rp 25.000', 25_000],
  ['Rp25.000,00', 25_000],
  ['rp. 25.000,-', 25_000],
  ['IDR 1,250,000', 1_250_000],
  ['25,000', 25_000],
  ['1 250 000', 1_250_000],
  ['\u00A025.000\u200B ', 25_000],
  ['0', 0],
  ['', null],
  [null, null],
])('the amount of %p', (cell, value) => expect(readWhole(cell, 'harga')).toEqual({ value }));

test.each<[RawCell, string]>([
  ['25rb', 'misalnya 25000'],
  ['1,5 jt', 'misalnya 1500000'],
  ['dua puluh', 'misalnya 25000'],
  ['25.5', 'bukan angka bulat'],
  ['25.00.0', 'bukan angka bulat'],
  ['-5', 'tidak boleh kurang dari 0'],
  [25.5, 'misalnya 26'],
  [true, 'sebagai angka'],
  [day('2026-01-01'), 'sebagai angka'],
])('no amount in %p, and what to write', (cell, message) =>
  expect(readWhole(cell, 'harga')).toEqual({ problem: expect.stringContaining(message) }),
);

test.each<[RawCell, number]>([
  [250, 250],
  ['250 g', 250],
  ['1.500 gram', 1_500],
  ['0,25 kg', 250],
  ['1.5kg', 1_500],
  ['2 KG', 2_000],
])('the grams of %p', (cell, value) => expect(readGrams(cell)).toEqual({ value }));

test.each<[RawCell, string | null]>([
  [day('2026-12-31T00:00'), '2026-12-31'],
  [day('2026-12-31T18:59:59.999'), '2026-12-31 19:00'],
  [46_387, '2026-12-31'],
  [46_387.5, '2026-12-31 12:00'],
  ['31/12/2026', '2026-12-31'],
  ['31-12-26', '2026-12-31'],
  ['31.12.2026 19.00', '2026-12-31 19:00'],
  ['2026-12-31T19:00:00', '2026-12-31 19:00'],
  ['2026/1/5', '2026-01-05'],
  ['3/31/2027', '2027-03-31'],
  ['5 Agustus 2026', '2026-08-05'],
  ['Senin, 7 Mei 2026 08:30 WIB', '2026-05-07 08:30'],
  ['1 Des 2026', '2026-12-01'],
  ['', null],
])('the moment of %p', (cell, value) => expect(readMoment(cell)).toEqual({ value }));

test.each<RawCell>(['31 Februari 2026', '32/1/2026', 'besok', '12/2026', 7])('no moment in %p', (cell) =>
  expect(readMoment(cell)).toEqual({ problem: expect.stringContaining('misalnya 31/12/2026') }),
);

test.each<[RawCell, boolean | null]>([
  ['Ya', true],
  [true, true],
  [1, true],
  ['✓', true],
  ['tidak', false],
  [false, false],
  [0, false],
  [' ', null],
])('yes or no: %p', (cell, value) => expect(readFlag(cell)).toEqual({ value }));

test('neither yes nor no', () => expect(readFlag('mungkin')).toEqual({ problem: 'tulis "ya" atau "tidak"' }));

test('a number is a text where one is wanted, and a date is not', () => {
  expect(readText(38)).toEqual({ value: '38' });
  expect(readText(' Kopi\n Gayo ')).toEqual({ value: 'Kopi Gayo' });
  // A family, whose pieces are joined; a mark of direction beside it is not seen.
  expect(readText('\u200EKeluarga \u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200B')).toEqual({
    value: 'Keluarga \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  });
  expect(readText(day('2026-01-02'))).toEqual({ problem: expect.stringContaining('tanggal') });
});
