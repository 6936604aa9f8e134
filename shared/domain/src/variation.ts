import type { PriceVariety } from './price.ts';

/** Up to five levels of variation (spec 1 §2). */
const MAX_VARIATION_LEVELS = 5;

/** A level of variation with its options (spec 1 §3). */
export interface VariationGroup {
  id: number;
  variation_name: string;
  list_options: readonly { id: number; option_name: string }[];
}

type OptionIds = Pick<
  PriceVariety,
  'option_id_1' | 'option_id_2' | 'option_id_3' | 'option_id_4' | 'option_id_5'
>;

/** The choice, one entry per level in order; null for an open level. */
export type SelectedOptions = readonly (number | null)[];

/** A combination's option ids by level, null where a level is unused. */
export function combinationOptionIds(combination: OptionIds): (number | null)[] {
  return [
    combination.option_id_1,
    combination.option_id_2,
    combination.option_id_3,
    combination.option_id_4,
    combination.option_id_5,
  ];
}

const agreesUpTo = (ids: readonly (number | null)[], selected: SelectedOptions, levels: number) =>
  selected.slice(0, levels).every((id, level) => id === null || ids[level] === id);

/** The combination of the choice, or null while a level is open or when it does not exist. */
export function findCombination<Combination extends OptionIds>(
  combinations: readonly Combination[],
  selectedOptionIds: SelectedOptions,
): Combination | null {
  const wanted = Array.from({ length: MAX_VARIATION_LEVELS }, (_, level) => selectedOptionIds[level] ?? null);
  if (wanted.every((id) => id === null)) return null;
  return (
    combinations.find((combination) =>
      combinationOptionIds(combination).every((id, level) => id === wanted[level]),
    ) ?? null
  );
}

/**
 * The options that can still lead to a combination, given the choice on the levels before: per level a map from option
 * id to a boolean. Later levels do not disable earlier ones, so that every choice can be changed;
 * `selectOption` then drops the later choices that no longer fit.
 */
export function optionAvailability(
  groups: readonly VariationGroup[],
  combinations: readonly OptionIds[],
  selected: SelectedOptions,
): ReadonlyMap<number, boolean>[] {
  const all = combinations.map(combinationOptionIds);
  return groups.map((group, level) => {
    const reachable = all.filter((ids) => agreesUpTo(ids, selected, level));
    return new Map(
      group.list_options.map((option) => [option.id, reachable.some((ids) => ids[level] === option.id)]),
    );
  });
}

/** The choice after picking an option: later levels without a combination are cleared. */
export function selectOption(
  combinations: readonly OptionIds[],
  selected: SelectedOptions,
  level: number,
  optionId: number,
): (number | null)[] {
  const all = combinations.map(combinationOptionIds);
  const next = Array.from({ length: Math.max(selected.length, level + 1) }, (_, i) => selected[i] ?? null);
  next[level] = optionId;
  for (let later = level + 1; later < next.length; later += 1) {
    if (!all.some((ids) => agreesUpTo(ids, next, later + 1))) next[later] = null;
  }
  return next;
}

/** The chosen options with their levels' names: "Warna" / "Merah". */
export function combinationPairs(
  groups: readonly VariationGroup[],
  combination: OptionIds | null | undefined,
): { name: string; option: string }[] {
  if (!combination) return [];
  const ids = combinationOptionIds(combination);
  return groups.flatMap((group, level) => {
    const option = group.list_options.find((candidate) => candidate.id === ids[level]);
    return option ? [{ name: group.variation_name, option: option.option_name }] : [];
  });
}

/** "Merah, XL"; empty without a combination. */
export function combinationLabel(
  groups: readonly VariationGroup[],
  combination: OptionIds | null | undefined,
): string {
  return combinationPairs(groups, combination)
    .map((pair) => pair.option)
    .join(', ');
}
