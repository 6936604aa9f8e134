import { csvRecord, spreadsheetRecord } from './csv.ts';

describe('a CSV record', () => {
  it('quotes what would break it', () => {
    expect(csvRecord(['Sari', 'Reguler, "VIP"', 'dua\nbaris', ''])).toBe(
      'Sari,"Reguler, ""VIP""","dua\nbaris",',
    );
  });

  it.each(['=1+1', '+62812', '-5', '@SUM(A1)', '\tx', '\rx'])('runs nothing in a spreadsheet: %j', (cell) => {
    expect(csvRecord([cell]).replaceAll('"', '')).toBe(`'${cell}`);
  });

  it('leaves what is harmless as it is', () => {
    expect(csvRecord(['a=b', '2026-11-21T10:00:00.000+07:00', 'Oom-Pah'])).toBe(
      'a=b,2026-11-21T10:00:00.000+07:00,Oom-Pah',
    );
  });
});

describe('a record for a spreadsheet', () => {
  it.each(['081234567890', '12E5', '1e-3', '3/4', '12-05', '1.500', '10:30', '2026-11-27'])(
    'keeps the text %s',
    (cell) => {
      expect(spreadsheetRecord([cell])).toBe(`"=""${cell}"""`);
    },
  );

  it('has numbers and moments as such, and other texts as they are', () => {
    const moment = new Date('2026-11-27T03:05:00Z');
    expect(spreadsheetRecord([25_000, moment, 'Ukuran 3/4', '12E', null])).toBe(
      '25000;2026-11-27 10:05;Ukuran 3/4;12E;',
    );
  });
});
