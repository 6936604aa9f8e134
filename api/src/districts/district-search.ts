import { isTyposAway } from '../search/edit-distance.ts';
import { KIND_WORDS, PLACE_NAMES, WORD_SPELLINGS } from './district-names.ts';
import type { DistrictRow } from './district-repository.ts';

const MAX_RESULTS = 30;
/** The last words of a pasted address are read: they name the place. */
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;

/** How much a typed word is like a known one that begins with it; a mistyped one, or one inside; and one mistyped at its first letter. */
const BEGINNING = 0.9;
const MISTYPED = 0.7;
const MISTYPED_AT_FIRST = 0.5;
/** What a word counts in the name of a district, and in those of its city and province. */
const IN_NAME = 1;
const IN_PLACE = 0.9;
/** What the whole name of a city or province counts: more than the beginning of a district's ("solo", "bali"). */
const AS_REGENCY = 1.15;
const AS_PROVINCE = 1.12;
/** What a word counts that need not be found. */
const OPTIONAL = 0.25;
/** How much more words count that stand together in a name. */
const TOGETHER = 1.2;
/** Words of so many letters and more count alike, shorter ones less, down to a half: they are found in more names. */
const FULL_LENGTH = 8;
/** When no district has all words: those less than this part as much like the text as the best are left out. */
const NEAR_BEST = 0.75;

/** The words of a text in small letters, without signs and accents; "D.K.I." is one word. */
function lettersOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, '')
    .replace(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Each run of words, written without blanks. */
const runsOf = (words: readonly string[]): string[] =>
  words.flatMap((_, start) =>
    words.slice(start).map((_, more) => words.slice(start, start + more + 1).join('')),
  );

const listed = (table: Readonly<Record<string, string>>, name: string): string[] =>
  Object.hasOwn(table, name) ? (table[name] ?? '').split(' ') : [];

/** Every word that finds a name: its own, their other spellings, and each run of them. */
const waysToWrite = (words: readonly string[]): string[] => [
  ...runsOf(words),
  ...words.flatMap((word) => listed(WORD_SPELLINGS, word)),
];

/** The whole name of a regency, city or province, with its kind and without, and its everyday names. */
function placeNames(name: string): string[] {
  const words = lettersOf(name);
  const withoutKind = words.slice(words.findIndex((word) => !KIND_WORDS.has(word)));
  return [words.join(''), withoutKind.join(''), ...listed(PLACE_NAMES, withoutKind.join(' '))];
}

/** The words that abbreviations stand for. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.keys(WORD_SPELLINGS).flatMap((word) =>
    listed(WORD_SPELLINGS, word).map((other) => [other, word] as const),
  ),
);

/** How much a typed word is like a known one, from 0 to 1. */
function likenessOf(typed: string, known: string, withTypos: boolean): number {
  if (typed === known) return 1;
  if (known.startsWith(typed)) return BEGINNING;
  if (typed.length < 4) return 0;
  if (withTypos && isTyposAway(typed, known, typed.length < 7 ? 1 : 2))
    return typed[0] === known[0] ? MISTYPED : MISTYPED_AT_FIRST;
  return known.includes(typed) ? MISTYPED : 0;
}

interface Word {
  text: string;
  /** Whether a district without it may be meant as much. */
  isOptional: boolean;
}

/** Kinds of places, house numbers and postal codes: few names have them. */
const isKind = (word: string): boolean => KIND_WORDS.has(word) || /\p{N}/u.test(word);

interface Ranked {
  row: DistrictRow;
  likeness: number;
  /** Whether it has every word that is not optional. */
  hasAll: boolean;
}

/** Removes the rounding errors of sums, so that equally good ones keep their order. */
const thousandths = ({ likeness }: Ranked): number => Math.round(likeness * 1000);

function mostLike(ranked: readonly Ranked[]): Ranked[] {
  const best = Math.max(...ranked.map(({ likeness }) => likeness));
  return ranked.filter(({ likeness }) => likeness >= best * NEAR_BEST);
}

/** Numbers by the districts' places in the rows. */
type ByDistrict = Map<number, number>;

function raise(numbers: ByDistrict, district: number, to: number): void {
  if ((numbers.get(district) ?? 0) < to) numbers.set(district, to);
}

/** Which districts have a word in their name, city or province, and what it counts there. */
function indexOf(rows: readonly DistrictRow[]): ReadonlyMap<string, ByDistrict> {
  const index = new Map<string, ByDistrict>();
  const add = (words: readonly string[], districts: readonly number[], count: number) => {
    for (const word of words) {
      const having = index.get(word) ?? new Map<number, number>();
      index.set(word, having);
      for (const district of districts) raise(having, district, count);
    }
  };
  const regencies = new Map<string, number[]>();
  const provinces = new Map<string, number[]>();
  for (const [district, { name, regency, province }] of rows.entries()) {
    add(waysToWrite(lettersOf(name)), [district], IN_NAME);
    regencies.set(regency, [...(regencies.get(regency) ?? []), district]);
    provinces.set(province, [...(provinces.get(province) ?? []), district]);
  }
  for (const [places, ofWhole] of [
    [regencies, AS_REGENCY],
    [provinces, AS_PROVINCE],
  ] as const) {
    for (const [name, districts] of places) {
      add(waysToWrite(lettersOf(name)), districts, IN_PLACE);
      add(placeNames(name), districts, ofWhole);
    }
  }
  return index;
}

/** Weight of a word of so many letters. */
const weightOf = ({ text, isOptional }: Word): number =>
  Math.min(1, (text.length + FULL_LENGTH) / FULL_LENGTH / 2) * (isOptional ? OPTIONAL : 1);

/**
 * The search for a district by its name, city and province in the ways in which people write them. A district is as much like
 * a text as the sum of its words' likenesses to the nearest word of these names, longer words weighing more. Those that have
 * every word are answered; when there are none, mistyped words count too, and those most like the text are.
 * @param rows all districts, sorted as equally good ones are answered
 * @returns text -> at most 30 districts, those most like the text first; for a blank text the first ones
 */
export function districtSearch(rows: readonly DistrictRow[]): (text: string) => DistrictRow[] {
  const index = indexOf(rows);
  const known = [...index.keys()];

  function districtsLike(typed: string, withTypos: boolean): ByDistrict {
    const found: ByDistrict = new Map();
    for (const word of known) {
      const likeness = likenessOf(typed, word, withTypos);
      if (likeness === 0) continue;
      for (const [district, count] of index.get(word) ?? []) {
        raise(found, district, likeness === 1 ? count : likeness * Math.min(count, IN_NAME));
      }
    }
    return found;
  }

  /** The fewest known words that make up a text written without blanks, the last one perhaps unfinished; or null. */
  function partsOf(text: string): string[] | null {
    const upTo: (string[] | null)[] = [[]];
    for (let end = 1; end <= text.length; end += 1) {
      upTo[end] = null;
      for (let start = 0; start <= end - 3; start += 1) {
        const before = upTo[start];
        const fewest = upTo[end];
        if (!before || (fewest && fewest.length <= before.length + 1)) continue;
        const part = text.slice(start, end);
        const isKnown =
          KIND_WORDS.has(part) ||
          (part.length > 3 && index.has(part)) ||
          (end === text.length && known.some((word) => word.startsWith(part)));
        if (isKnown) upTo[end] = [...before, part];
      }
    }
    return upTo[text.length] ?? null;
  }

  function separated(typed: string): string[] {
    if (KIND_WORDS.has(typed) || known.some((word) => word.includes(typed))) return [typed];
    return partsOf(typed) ?? [typed];
  }

  /** For each word how much the districts are like it. */
  function likenesses(words: readonly Word[], withTypos: boolean): ByDistrict[] {
    const found = words.map(({ text, isOptional }) =>
      isOptional ? new Map(index.get(text)) : districtsLike(text, withTypos),
    );
    // A name may be written with a blank that it does not have.
    for (const [at, { text }] of words.slice(1).entries()) {
      const before = words[at]?.text ?? '';
      const joined = districtsLike((spelledOut.get(before) ?? before) + text, withTypos);
      for (const each of found.slice(at, at + 2)) {
        for (const [district, likeness] of joined) raise(each, district, likeness * TOGETHER);
      }
    }
    return found;
  }

  /** The districts that have any of the words that are not optional, those most like the words first. */
  function ranked(words: readonly Word[], withTypos: boolean): Ranked[] {
    const found = likenesses(words, withTypos);
    const all = rows.flatMap((row, district): Ranked[] => {
      const each = words.map((word, at) => (found[at]?.get(district) ?? 0) * weightOf(word));
      const needed = each.filter((_, at) => !words[at]?.isOptional);
      if (needed.every((likeness) => likeness === 0)) return [];
      const likeness = each.reduce((sum, one) => sum + one, 0);
      return [{ row, likeness, hasAll: needed.every((one) => one > 0) }];
    });
    return all.sort((a, b) => thousandths(b) - thousandths(a));
  }

  return (text) => {
    const first = rows.slice(0, MAX_RESULTS);
    const typed = lettersOf(text).slice(-MAX_WORDS);
    if (typed.length === 0) return text.trim() === '' ? first : [];
    const texts = typed.flatMap(separated).slice(-MAX_WORDS);
    const areKinds = texts.every(isKind);
    const words = texts.map((each) => ({ text: each, isOptional: !areKinds && isKind(each) }));
    const withAll = ranked(words, false).filter(({ hasAll }) => hasAll);
    const found = withAll.length > 0 || areKinds ? withAll : mostLike(ranked(words, true));
    if (found.length === 0 && texts.every((each) => KIND_WORDS.has(each))) return first;
    return found.slice(0, MAX_RESULTS).map(({ row }) => row);
  };
}

/** The search in districts that are loaded at the first search, and again after a failure. */
export function lazyDistrictSearch(load: () => Promise<DistrictRow[]>) {
  let prepared: Promise<ReturnType<typeof districtSearch>> | null = null;
  return async (text: string): Promise<DistrictRow[]> => {
    prepared ??= load().then(districtSearch);
    try {
      return (await prepared)(text);
    } catch (error) {
      prepared = null;
      throw error;
    }
  };
}
