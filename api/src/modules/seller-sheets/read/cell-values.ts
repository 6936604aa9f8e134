import { seenText } from '@lapak/domain/seen-text';

/** A cell as a spreadsheet's file has it. */
export type RawCell = string | number | boolean | Date | null;

/** What a cell says, in one form however it was written: dates are `2026-12-31` or `2026-12-31 19:00` (WIB). Null is an empty cell. */
export type Value = string | number | boolean | null;

export type ReadCell = { value: Value } | { problem: string };

const problem = (text: string): ReadCell => ({ problem: text });

/** As a cell of some lines has it. */
export const plain = (text: string): string => seenText(text).replace(/\r\n?/g, '\n').trim();

/** As a cell of one line has it. */
export const oneLine = (text: string): string => plain(text).replace(/\s*\n\s*/g, ' ');

/** A text of one line. */
export function readText(cell: RawCell): ReadCell {
  if (cell instanceof Date)
    return problem(
      'isi ini diubah menjadi tanggal oleh program lembar kerja; ubah format selnya menjadi teks, lalu ketik lagi',
    );
  if (typeof cell === 'boolean') return { value: cell ? 'TRUE' : 'FALSE' };
  const text = oneLine(String(cell ?? ''));
  return { value: text === '' ? null : text };
}

/** A text that may have lines. */
export function readLines(cell: RawCell): ReadCell {
  if (typeof cell !== 'string') return readText(cell);
  const text = plain(cell);
  return { value: text === '' ? null : text };
}

/** Digits in groups of three, as Indonesians write them or as Americans do. */
const GROUPED = /^\d{1,3}(?:[.\s]\d{3})+$|^\d{1,3}(?:,\d{3})+$|^\d+$/;
/** What stands behind a whole amount: ",00" and ",-". */
const NOTHING_BEHIND = /(?:[.,]0{1,2}|[.,]?-{1,2})$/;

/** A whole number as people write it: 25000, "25.000", "Rp 25.000,00", "25,000", "25.000,-". Null when it is none. */
function wholeNumber(text: string): number | null {
  const bare = text
    .replace(/^(?:rp|idr)\.?\s*/i, '')
    .replace(/\s*(?:rupiah|idr)$/i, '')
    .trim();
  const digits = [bare, bare.replace(NOTHING_BEHIND, '')].find((some) => GROUPED.test(some));
  return digits === undefined ? null : Number(digits.replace(/\D/g, ''));
}

/** What may be meant by a number that is not whole, or short for thousands. */
function suggestion(text: string): string {
  const [, amount = '', unit = ''] =
    /^(?:rp\.?\s*)?(\d+(?:[.,]\d+)?)\s*(rb|ribu|k|jt|juta)$/i.exec(text) ?? [];
  if (amount === '') return '25000';
  const factor = /^(?:jt|juta)$/i.test(unit) ? 1_000_000 : 1_000;
  return String(Math.round(Number(amount.replace(',', '.')) * factor));
}

/** A whole number, as a figure or as a text. */
export function readWhole(cell: RawCell, what: string): ReadCell {
  if (cell === null) return { value: null };
  if (typeof cell === 'number') {
    const rounded = Math.round(cell);
    return Math.abs(cell - rounded) < 1e-6
      ? { value: rounded }
      : problem(`${what} tidak boleh pecahan; tulis angka bulat, misalnya ${rounded}`);
  }
  if (typeof cell !== 'string') return problem(`tulis ${what} sebagai angka, misalnya 25000`);
  const text = plain(cell);
  if (text === '') return { value: null };
  const number = wholeNumber(text);
  if (number !== null) return { value: number };
  if (/^-\s*(?:rp\.?\s*)?\d/i.test(text)) return problem(`${what} tidak boleh kurang dari 0`);
  return problem(`bukan angka bulat; tulis ${what} sebagai angka saja, misalnya ${suggestion(text)}`);
}

/** A weight in grams: 250, "250 g", "0,25 kg". */
export function readGrams(cell: RawCell): ReadCell {
  if (typeof cell !== 'string') return readWhole(cell, 'berat dalam gram');
  const text = plain(cell).toLowerCase();
  const [, kilos] = /^(\d+(?:[.,]\d{1,3})?)\s*(?:kg|kilo|kilogram)$/.exec(text) ?? [];
  if (kilos !== undefined) return { value: Math.round(Number(kilos.replace(',', '.')) * 1_000) };
  return readWhole(text.replace(/\s*(?:gr|gram|g)\.?$/, ''), 'berat dalam gram');
}

const yes = new Set(['ya', 'y', 'iya', 'yes', 'true', 'benar', '1', 'x', 'v', '✓', '✔', 'aktif', 'on']);
const no = new Set(['tidak', 't', 'tdk', 'no', 'n', 'false', 'salah', '0', '-', 'nonaktif', 'off']);

/** Yes or no. */
export function readFlag(cell: RawCell): ReadCell {
  const text = plain(String(cell ?? '')).toLowerCase();
  if (text === '') return { value: null };
  if (yes.has(text)) return { value: true };
  return no.has(text) ? { value: false } : problem('tulis "ya" atau "tidak"');
}

/** One of some words. @param words each with what it stands for */
export function readChoice(cell: RawCell, words: ReadonlyMap<string, string>): ReadCell {
  const text = plain(String(cell ?? ''))
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  if (text === '') return { value: null };
  const found = words.get(text);
  const allowed = [...new Set(words.values())].map((word) => `"${word}"`);
  return found === undefined ? problem(`tulis salah satu dari ${allowed.join(', ')}`) : { value: found };
}

const months = ['jan', 'feb', 'mar', 'apr', 'me', 'jun', 'jul', 'ag', 'sep', 'okt', 'nov', 'des'];
const english: Readonly<Record<string, number>> = { may: 5, aug: 8, oct: 10, dec: 12 };

function monthOf(name: string): number {
  const small = name.toLowerCase();
  return english[small.slice(0, 3)] ?? months.findIndex((month) => small.startsWith(month)) + 1;
}

const two = (number: number) => String(number).padStart(2, '0');

/** A day that exists, with a time where it is not midnight. */
function moment(parts: {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
}): string | null {
  const { month, day, hour = 0, minute = 0 } = parts;
  const year = parts.year < 100 ? 2_000 + parts.year : parts.year;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1_000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || hour > 23 || minute > 59) return null;
  const time = hour + minute === 0 ? '' : ` ${two(hour)}:${two(minute)}`;
  return `${year}-${two(month)}-${two(day)}${time}`;
}

const TIME = String.raw`(?:[\sT,]+(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:wib|z)?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`, 'i');
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4}|\d{2})${TIME}$`, 'i');
const NAMED = new RegExp(
  String.raw`^(?:[a-z']+,?\s+)?(\d{1,2})[-\s]+([a-z]{3,9})\.?[-\s]+(\d{4}|\d{2})${TIME}$`,
  'i',
);

function textMoment(text: string): string | null {
  const numbers = (found: RegExpExecArray | null) =>
    found ? found.slice(1).map((part) => Number(part ?? 0)) : null;
  const first = numbers(YEAR_FIRST.exec(text));
  if (first) {
    const [year = 0, month = 0, day = 0, hour, minute] = first;
    return moment({ year, month, day, hour, minute });
  }
  const named = NAMED.exec(text);
  if (named) {
    const [, day, month = '', year, hour, minute] = named;
    return moment({
      year: Number(year),
      month: monthOf(month),
      day: Number(day),
      hour: Number(hour ?? 0),
      minute: Number(minute ?? 0),
    });
  }
  const last = numbers(DAY_FIRST.exec(text));
  if (!last) return null;
  const [day = 0, month = 0, year = 0, hour, minute] = last;
  // An American spreadsheet writes 3/31/2027, which can be nothing else.
  const swapped = month > 12 && day <= 12;
  return moment({ year, month: swapped ? day : month, day: swapped ? month : day, hour, minute });
}

const DAY_MS = 86_400_000;
/** Spreadsheets count days from here; their first of March 1900 is right. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);

/** A day, or a moment, of the wall clock in Jakarta. */
export function readMoment(cell: RawCell): ReadCell {
  if (cell === null) return { value: null };
  const date =
    typeof cell === 'number' && cell > 20_000 && cell < 100_000
      ? new Date(SHEET_EPOCH + Math.round(cell * 1_440) * (DAY_MS / 1_440))
      : cell;
  if (date instanceof Date && !Number.isNaN(date.getTime())) {
    const at = new Date(Math.round(date.getTime() / 60_000) * 60_000);
    return {
      value: moment({
        year: at.getUTCFullYear(),
        month: at.getUTCMonth() + 1,
        day: at.getUTCDate(),
        hour: at.getUTCHours(),
        minute: at.getUTCMinutes(),
      }),
    };
  }
  const text = plain(String(cell));
  if (text === '') return { value: null };
  const value = textMoment(text);
  return value === null
    ? problem('bukan tanggal yang dikenal; tulis hari/bulan/tahun, misalnya 31/12/2026 atau 31/12/2026 19:00')
    : { value };
}
