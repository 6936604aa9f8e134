import { strToU8, zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSheet } from './read-sheet.ts';
import type { ProductTable } from '../sheet-columns.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lapak-sheet-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(body: Uint8Array | string) {
  const file = path.join(folder, 'lembar');
  await writeFile(file, body);
  return readSheet({ kind: 'products', path: file, username: 'toko' });
}

async function tableOf(body: Uint8Array | string): Promise<ProductTable> {
  const found = await read(body);
  if (!('table' in found)) throw new Error(found.unreadable);
  return found.table;
}

const rows = [
  ['Nama produk', 'Harga', 'Stok'],
  ['Kopi Gayo', '25.000', '4'],
  ['Kain "halus"; merah', 'Rp 1.000.000', '5'],
];
const text = (separator: string, end = '\n') =>
  rows
    .map((cells) =>
      cells.map((cell) => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
    )
    .join(end);
const asUtf16 = (mark: string, swapped: boolean) => {
  const body = Buffer.from(`${mark}${text('\t', '\r\n')}`, 'utf16le');
  return swapped ? body.swap16() : body;
};

test.each<[string, Uint8Array | string]>([
  ['semicolons', text(';')],
  ['tabs and CRLF', text('\t', '\r\n')],
  ['commas', text(',')],
  ['a byte order mark', `\uFEFF${text(';')}`],
  ['a line that names the separator', `sep=;\r\n${text(';', '\r\n')}`],
  ['UTF-16, little-endian', asUtf16('\uFEFF', false)],
  ['UTF-16, big-endian', asUtf16('\uFEFF', true)],
  ['UTF-16 without a mark', asUtf16('', false)],
])('a CSV with %s', async (what, body) => {
  const table = await tableOf(body);
  expect(table.problems).toEqual([]);
  expect(table.rows.map(({ cells }) => [cells.nama, cells.harga, cells.stok])).toEqual([
    ['Kopi Gayo', 25_000, 4],
    ['Kain "halus"; merah', 1_000_000, 5],
  ]);
  const first = what.startsWith('a line') ? 3 : 2;
  expect(table.rows[0]?.row).toBe(first);
});

test('letters of old spreadsheets', async () => {
  const body = Buffer.from('Nama produk;Harga\nKafé;1000\n', 'latin1');
  expect((await tableOf(body)).rows[0]?.cells.nama).toBe('Kafé');
});

test('a title above the heads, empty rows, and columns that nobody knows', async () => {
  const table = await tableOf(
    'Daftar produk;;;\n;;;\nNAMA PRODUK *;Harga (Rp);Warna rak;\n;;;\nKopi;1000;merah;x\n \n',
  );
  expect(table.ignored).toEqual(['Warna rak']);
  expect(table.rows).toEqual([{ row: 5, cells: { nama: 'Kopi', harga: 1_000 } }]);
});

test('what a spreadsheet has put around a text is taken away', async () => {
  const table = await tableOf('Nama produk;Nilai 1;Harga\n\'=Kopi;"=""0038""";1000\n\'\'-x;38;1\n');
  expect(table.rows.map(({ cells }) => [cells.nama, cells.nilai1])).toEqual([
    ['=Kopi', '0038'],
    ["'-x", '38'],
  ]);
});

test('formulas of a CSV and of a broken reference are mistakes of their cell', async () => {
  const table = await tableOf('Nama produk;Harga;Stok\nKopi;=A1*2;#REF!\n');
  expect(table.problems.map(({ row, letter }) => `${letter}${row}`)).toEqual(['B2', 'C2']);
});

test('a column that is there twice', async () => {
  const table = await tableOf('Nama produk;Harga;Harga\nKopi;1;2\n');
  expect(table.problems[0]?.message).toContain('ada dua kali');
});

test('an xlsx with figures, dates, booleans, and a sheet in front that is something else', async () => {
  const body = await writeExcelFile([
    { sheet: 'Catatan', data: [['Halo'], ['apa kabar']] },
    {
      sheet: 'Produk',
      data: [
        ['Nama produk', 'Harga', 'Promo', 'Mulai diskon', 'Nilai 1'],
        ['Kopi', 25_000, true, { value: new Date('2026-12-31T19:00:00Z'), format: 'dd/mm/yyyy hh:mm' }, 38],
        [null, null, null, null, null],
        ['Kain', 'Rp 1.000', 'tidak', '1/2/2027', 'L'],
      ],
    },
  ]).toBuffer();
  const table = await tableOf(body);
  expect(table.problems).toEqual([]);
  expect(table.rows).toEqual([
    {
      row: 2,
      cells: { nama: 'Kopi', harga: 25_000, promo: true, mulaiDiskon: '2026-12-31 19:00', nilai1: '38' },
    },
    { row: 4, cells: { nama: 'Kain', harga: 1_000, promo: false, mulaiDiskon: '2027-02-01', nilai1: 'L' } },
  ]);
});

/** An xlsx as programs write it, of the XML of one sheet. */
function xlsx(rowsXml: string): Uint8Array {
  const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook ${ns} xmlns:r="${rel}"><sheets><sheet name="Isi" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${ns}><sheetData>${rowsXml}</sheetData></worksheet>`),
  });
}
const textCell = (place: string, content: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${content}</t></is></c>`;

test('formulas of an xlsx are their results; one without a result is a mistake, not an empty cell', async () => {
  const table = await tableOf(
    xlsx(
      `<row r="1">${textCell('A1', 'Nama produk')}${textCell('B1', 'Harga')}${textCell('C1', 'Stok')}${textCell('D1', 'Berat')}</row>` +
        `<row r="2">${textCell('A2', 'Kopi')}<c r="B2"><f>2*3</f><v>6</v></c><c r="C2" t="e"><f>X1</f><v>#REF!</v></c><c r="D2"><f>1+1</f></c></row>`,
    ),
  );
  expect(table.rows).toEqual([{ row: 2, cells: { nama: 'Kopi', harga: 6, stok: null, berat: null } }]);
  expect(
    table.problems.map(({ row, letter, message }) => [`${letter}${row}`, message.includes('rumus')]),
  ).toEqual([
    ['C2', true],
    ['D2', true],
  ]);
});

test.each<[string, Uint8Array | string, string]>([
  ['an old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '.xls'],
  ['a zip of something else', zipSync({ 'a.txt': strToU8('x') }), 'tidak bisa dibaca'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'tidak bisa dibaca'],
  ['an empty file', '', 'Judul kolom tidak ditemukan'],
  ['a sheet without heads', 'Kopi;1000\n', 'Judul kolom tidak ditemukan'],
  ['too many rows', `Nama produk;Harga\n${'Kopi;1\n'.repeat(5_001)}`, 'Paling banyak 5.000 baris'],
])('%s says why it cannot be read', async (_what, body, message) => {
  expect(await read(body)).toEqual({ unreadable: expect.stringContaining(message) });
});

test('a zip bomb is not unpacked', async () => {
  const body = zipSync({ 'xl/workbook.xml': new Uint8Array(130 * 1024 * 1024) }, { level: 9 });
  expect(body.length).toBeLessThan(1_000_000);
  expect(await read(body)).toEqual({ unreadable: expect.stringContaining('terlalu besar') });
});
