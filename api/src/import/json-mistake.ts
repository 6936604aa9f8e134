import { printParseErrorCode, visit, type ParseErrorCode } from 'jsonc-parser';

/** What the parser's names mean. A text that is cut off lacks whatever it lacks first. */
const meanings: Record<string, string> = {
  InvalidNumberFormat: 'angka ini salah tulis',
  PropertyNameExpected: 'seharusnya nama kolom di antara tanda kutip ganda',
  ValueExpected: 'seharusnya nilai',
  ColonExpected: 'seharusnya ":"',
  CommaExpected: 'seharusnya ","',
  CloseBraceExpected: 'seharusnya "}"',
  CloseBracketExpected: 'seharusnya "]"',
  EndOfFileExpected: 'seharusnya akhir berkas',
  InvalidCommentToken: 'komentar tidak boleh ada',
  UnexpectedEndOfComment: 'komentar tidak boleh ada',
  UnexpectedEndOfString: 'tanda kutip penutup teks tidak ada (baris baru di dalam teks ditulis \\n)',
  UnexpectedEndOfNumber: 'angka ini terpotong',
  InvalidUnicode: 'setelah \\u harus ada empat angka heksadesimal',
  InvalidEscapeCharacter: 'garis miring terbalik di dalam teks ditulis \\\\',
  InvalidCharacter: 'teks memuat karakter kontrol (tab ditulis \\t)',
};

const OTHER_QUOTES = /^['‘’‚“”„«»`´]/;

function meaningOf(code: ParseErrorCode, from: string): string {
  if (OTHER_QUOTES.test(from)) return 'tanda kutip harus ganda dan lurus ("), bukan miring atau tunggal';
  return (
    meanings[printParseErrorCode(code)] ?? 'simbol ini tidak dikenal; teks harus di antara tanda kutip ganda'
  );
}

/**
 * Where a text ceases to be JSON, which `JSON.parse` does not say in every version, nor in Indonesian.
 * @returns line and column (from 1) and what is wrong there; null when all of it is JSON
 */
export function jsonMistake(text: string): string | null {
  const mistakes: string[] = [];
  visit(
    text,
    {
      onError: (code, offset, _length, line, character) =>
        void mistakes.push(
          `baris ${line + 1}, kolom ${character + 1}: ${meaningOf(code, text.slice(offset, offset + 1))}`,
        ),
    },
    { disallowComments: true },
  );
  return mistakes[0] ?? null;
}
