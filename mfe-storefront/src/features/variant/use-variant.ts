import { useState } from 'react';
import type { Product, PriceVariety } from '@lapak/contracts/api/catalogue';
import { isSoldOut } from '@lapak/domain/cart';
import {
  combinationOptionIds,
  findCombination,
  optionAvailability,
  selectOption,
  type SelectedOptions,
} from '@lapak/domain/variation';

/** The combination that a product page opens with: the first that can be bought, else the first. */
function firstCombination(product: Product): PriceVariety | null {
  if (product.enable_variations !== 1) return null;
  return product.price_variety.find(({ stock }) => stock > 0) ?? product.price_variety[0] ?? null;
}

export interface Variant {
  /** Chosen option ids by level, null where nothing is chosen. */
  selected: SelectedOptions;
  /** Per level, whether a combination with that option exists. */
  available: ReadonlyMap<number, boolean>[];
  /** Per level, whether a combination with that option can be bought. */
  inStock: ReadonlyMap<number, boolean>[];
  /** The chosen combination; null while a level is open, or without variations. */
  combination: PriceVariety | null;
  /** The combinations that match the choice so far. */
  possible: PriceVariety[];
  choose: (level: number, optionId: number) => void;
}

const selectedIn = (combination: PriceVariety | null, levels: number): (number | null)[] =>
  combination
    ? combinationOptionIds(combination).slice(0, levels)
    : Array.from({ length: levels }, () => null);

/** Combinations that match up to the first open level; choices on later levels may be replaced. */
function stillPossible(combinations: readonly PriceVariety[], selected: SelectedOptions): PriceVariety[] {
  const open = selected.indexOf(null);
  const settled = open === -1 ? selected : selected.slice(0, open);
  return combinations.filter((combination) => {
    const ids = combinationOptionIds(combination);
    return settled.every((id, level) => id === ids[level]);
  });
}

/** The shopper's choice among up to five levels of variation (spec 1 §2). */
export function useVariant(product: Product): Variant {
  const groups = product.product_variety;
  const combinations = product.price_variety;
  const [chosen, setChosen] = useState<SelectedOptions | null>(null);
  const selected = chosen ?? selectedIn(firstCombination(product), groups.length);
  const buyable = combinations.filter(
    (combination) => !isSoldOut({ ...product, price_variety: combination }),
  );
  return {
    selected,
    available: optionAvailability(groups, combinations, selected),
    inStock: optionAvailability(groups, buyable, selected),
    possible: stillPossible(combinations, selected),
    combination: product.enable_variations === 1 ? findCombination(combinations, selected) : null,
    choose: (level, optionId) => setChosen(selectOption(combinations, selected, level, optionId)),
  };
}
