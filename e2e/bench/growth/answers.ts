import { operations, timeOf } from './operations.ts';
import type { Shop } from './shop.ts';

const WARM_UP = 20;

/** ms of each answer, by operation and by the shop's place in the list. */
export type Times = Record<string, number[][]>;

/** Asks one shop after the other for the same, one request at a time, so that other load meets all sizes alike. */
export async function measureAnswers(shops: readonly Shop[], samples: number): Promise<Times> {
  const all: Times = {};
  for (const [name, operation] of Object.entries(operations)) {
    const times: number[][] = shops.map(() => []);
    for (let turn = 0; turn < WARM_UP + samples; turn += 1)
      for (const [at, shop] of shops.entries()) {
        const time = await timeOf(operation, shop, turn);
        if (turn >= WARM_UP) times[at]?.push(time);
      }
    all[name] = times;
  }
  return all;
}
