import { useState } from 'react';

type Id = string | number;

/** Entries of a list that are chosen for a step with many; those that the list does not show any longer are not. */
export function useSelection<Item extends { id: Id }>(items: readonly Item[]) {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set());
  const shown = items.filter(({ id }) => chosen.has(id));
  return {
    shown,
    has: (id: Item['id']) => chosen.has(id),
    isAll: items.length > 0 && shown.length === items.length,
    choose(id: Item['id'], isChosen: boolean) {
      const next = new Set<Id>(shown.map((item) => item.id));
      if (isChosen) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    chooseAll: (isChosen: boolean) => setChosen(new Set(isChosen ? items.map(({ id }) => id) : [])),
    clear: () => setChosen(new Set()),
  };
}

export type Selection<Item extends { id: Id }> = ReturnType<typeof useSelection<Item>>;
