import fc from 'fast-check';
import { buildVariety } from './testing/builders.ts';
import {
  combinationLabel,
  combinationOptionIds,
  combinationPairs,
  findCombination,
  optionAvailability,
  selectOption,
  type VariationGroup,
} from './variation.ts';

const groups: VariationGroup[] = [
  {
    id: 1,
    variation_name: 'Warna',
    list_options: [
      { id: 11, option_name: 'Merah' },
      { id: 12, option_name: 'Biru' },
    ],
  },
  {
    id: 2,
    variation_name: 'Ukuran',
    list_options: [
      { id: 21, option_name: 'M' },
      { id: 22, option_name: 'XL' },
    ],
  },
];
const redM = buildVariety({ id: 1, option_id_1: 11, option_id_2: 21 });
const redXl = buildVariety({ id: 2, option_id_1: 11, option_id_2: 22 });
const blueM = buildVariety({ id: 3, option_id_1: 12, option_id_2: 21 });
const combinations = [redM, redXl, blueM];

test('a combination is found by exactly its options', () => {
  expect(findCombination(combinations, [11, 22])).toBe(redXl);
  expect(findCombination(combinations, [12, 22])).toBeNull();
  expect(findCombination(combinations, [11, null])).toBeNull();
  expect(findCombination(combinations, [11])).toBeNull();
  expect(findCombination([buildVariety()], [])).toBeNull();
});

test('an option that leads to no combination is disabled', () => {
  const [color, size] = optionAvailability(groups, combinations, [12, null]);
  expect(color?.get(11)).toBe(true);
  expect(size?.get(21)).toBe(true);
  expect(size?.get(22)).toBe(false);
});

test('an option of no combination at all is disabled from the start', () => {
  const [color] = optionAvailability(groups, [redM], [null, null]);
  expect(color?.get(12)).toBe(false);
});

test('changing an earlier level clears later ones that no longer fit', () => {
  expect(selectOption(combinations, [11, 22], 0, 12)).toEqual([12, null]);
  expect(selectOption(combinations, [11, 21], 0, 12)).toEqual([12, 21]);
  expect(selectOption(combinations, [null, null], 1, 22)).toEqual([null, 22]);
});

test('the choice has a label', () => {
  expect(combinationLabel(groups, redXl)).toBe('Merah, XL');
  expect(combinationPairs(groups, redXl)).toEqual([
    { name: 'Warna', option: 'Merah' },
    { name: 'Ukuran', option: 'XL' },
  ]);
  expect(combinationLabel(groups, null)).toBe('');
});

describe('with five levels of which some combinations exist', () => {
  const option = fc.integer({ min: 1, max: 3 });
  const levels = [1, 2, 3, 4, 5];
  const deepGroups: VariationGroup[] = levels.map((level) => ({
    id: level,
    variation_name: `Tingkat ${level}`,
    list_options: [1, 2, 3].map((n) => ({ id: level * 10 + n, option_name: `${level}.${n}` })),
  }));
  const some = fc
    .uniqueArray(fc.tuple(option, option, option, option, option), {
      minLength: 1,
      maxLength: 12,
      selector: String,
    })
    .map((all) =>
      all.map(([a, b, c, d, e], i) =>
        buildVariety({
          id: i + 1,
          option_id_1: 10 + a,
          option_id_2: 20 + b,
          option_id_3: 30 + c,
          option_id_4: 40 + d,
          option_id_5: 50 + e,
        }),
      ),
    );

  test('choosing only enabled options in order always leads to an existing combination', () => {
    fc.assert(
      fc.property(some, fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (all, picks) => {
        let selected: (number | null)[] = levels.map(() => null);
        for (const [level, pick] of picks.entries()) {
          const open = [...(optionAvailability(deepGroups, all, selected)[level] ?? [])].filter(
            ([, ok]) => ok,
          );
          expect(open.length).toBeGreaterThan(0);
          selected = selectOption(all, selected, level, open[pick % open.length]?.[0] ?? 0);
        }
        const found = findCombination(all, selected);
        expect(found && combinationOptionIds(found)).toEqual(selected);
      }),
    );
  });

  test('every combination can be reached', () => {
    fc.assert(
      fc.property(some, (all) => {
        for (const combination of all) {
          const ids = combinationOptionIds(combination);
          for (const [level, id] of ids.entries()) {
            expect(optionAvailability(deepGroups, all, ids)[level]?.get(id ?? 0)).toBe(true);
          }
          expect(findCombination(all, ids)).toBe(combination);
        }
      }),
    );
  });
});
