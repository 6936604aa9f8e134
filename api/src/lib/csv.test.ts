import { csvRecord } from './csv.ts';

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
