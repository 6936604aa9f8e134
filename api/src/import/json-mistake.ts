/** What may come next. */
const wanted = {
  value: 'nilai',
  valueOrEnd: '"]" atau nilai',
  key: 'nama kolom di antara tanda kutip ganda',
  keyOrEnd: '"}" atau nama kolom di antara tanda kutip ganda',
  colon: '":"',
  commaInObject: '"," atau "}"',
  commaInList: '"," atau "]"',
  end: 'akhir berkas',
} as const;
type Expected = keyof typeof wanted;
const BAD_TEXT =
  'teks di antara tanda kutip ganda (baris baru ditulis \\n, tanda kutip \\", garis miring terbalik \\\\)';

type Step = Expected | 'open' | 'close' | 'valueDone';
const aValue: Record<string, Step> = { '{': 'open', '[': 'open', text: 'valueDone', value: 'valueDone' };
const grammar: Record<Expected, Record<string, Step | undefined>> = {
  value: aValue,
  valueOrEnd: { ...aValue, ']': 'close' },
  key: { text: 'colon' },
  keyOrEnd: { text: 'colon', '}': 'close' },
  colon: { ':': 'value' },
  commaInObject: { ',': 'key', '}': 'close' },
  commaInList: { ',': 'value', ']': 'close' },
  end: {},
};

const BLANKS = /[ \t\r\n]*/y;
/** Control characters above U+001F may stand in a text. */
const TEXT = /"[^"\\\p{Cc}]*(?:(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|[\u007F-\u009F])[^"\\\p{Cc}]*)*"/uy;
const VALUE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** Where the pattern ends that stands at a place of a text; null when it does not stand there. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/**
 * Where a text ceases to be JSON, which `JSON.parse` does not say in every version, nor in Indonesian.
 * @returns line and column (from 1) and what should be there; null when all of it is JSON
 */
export function jsonMistake(text: string): string | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    at = endOf(BLANKS, text, at) ?? at;
    const mark = text.charAt(at);
    if (mark === '' && expected === 'end') return null;
    const textEnd = endOf(TEXT, text, at);
    const valueEnd = endOf(VALUE, text, at);
    const symbol = textEnd !== null ? 'text' : valueEnd !== null ? 'value' : mark;
    const step: Step | undefined = grammar[expected][symbol];
    if (step === undefined) {
      const lines = text.slice(0, at).split('\n');
      const takesText = grammar[expected].text !== undefined;
      return `baris ${lines.length}, kolom ${(lines.at(-1)?.length ?? 0) + 1}: seharusnya ${mark === '"' && takesText ? BAD_TEXT : wanted[expected]}`;
    }
    at = textEnd ?? valueEnd ?? at + 1;
    if (step === 'open') {
      open.push(mark === '{' ? '{' : '[');
      expected = mark === '{' ? 'keyOrEnd' : 'valueOrEnd';
    } else if (step === 'close' || step === 'valueDone') {
      if (step === 'close') open.pop();
      const inside = open.at(-1);
      expected = inside === undefined ? 'end' : inside === '{' ? 'commaInObject' : 'commaInList';
    } else expected = step;
  }
}
