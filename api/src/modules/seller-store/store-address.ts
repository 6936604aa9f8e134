import { inArray } from 'drizzle-orm';
import type { StoreAddressQuery, StoreAddressResponse } from '@lapak/contracts/api/seller-store';
import { isLikePlatform, isReservedName } from '@lapak/contracts/reserved-names';
import { isStoreUsername, suggestedUsername, typedUsername } from '@lapak/domain/store-username';
import type { Queryable } from '../../db/client.ts';
import { stores } from '../../db/schema/stores.ts';
import { begunUsername } from '../../import/import-store-row.ts';
import { cleanText } from '../../lib/clean-text.ts';

export const usernameTaken = 'Alamat ini sudah dipakai toko lain';
const usernameMissing = 'Alamat toko wajib diisi';
const usernameReserved = 'Alamat ini hanya untuk Lapak sendiri. Pilih yang lain';
const usernameForm =
  'Tulis 3 sampai 30 huruf kecil, angka, tanda hubung atau garis bawah tanpa spasi; awal dan akhirnya huruf atau angka';

/** Numbers behind a name that is taken. */
const SUFFIXES = ['', '2', '3', 'id', 'toko', 'shop', '88', '123', '2026', '777'];
const LONGEST_SUFFIX = 4;

/** Why a text can be no store's username, whether it is free or not; null when it can. */
export function usernameProblem(username: string): string | null {
  if (username === '') return usernameMissing;
  if (!isStoreUsername(username)) return usernameForm;
  return isReservedName(username) || isLikePlatform(username) ? usernameReserved : null;
}

/** Which of some usernames stores have, those included that are being imported. */
async function takenOf(db: Queryable, usernames: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Map(
    usernames.flatMap((name) => [[name, name] as const, [begunUsername(name), name] as const]),
  );
  const rows = await db
    .select({ username: stores.username })
    .from(stores)
    .where(inArray(stores.username, [...names.keys()]));
  return new Set(rows.flatMap(({ username }) => names.get(username) ?? []));
}

async function freeLike(db: Queryable, name: string): Promise<string | null> {
  const plain = suggestedUsername(name);
  const shorter = suggestedUsername(name, LONGEST_SUFFIX);
  const candidates = SUFFIXES.map((suffix) => (suffix === '' ? plain : shorter + suffix)).filter(
    (candidate) => usernameProblem(candidate) === null,
  );
  const taken = await takenOf(db, candidates);
  return candidates.find((candidate) => !taken.has(candidate)) ?? null;
}

/**
 * Whether a store can have a username, and a free one like it or like the store's name when it cannot, or when none is given.
 * Nothing is reserved: whoever opens the store first has it.
 */
export async function storeAddress(
  db: Queryable,
  query: StoreAddressQuery,
): Promise<StoreAddressResponse['data']> {
  const username = typedUsername(cleanText(query.username));
  const problem =
    usernameProblem(username) ?? ((await takenOf(db, [username])).has(username) ? usernameTaken : null);
  if (problem === null) return { username, problem, proposal: null };
  return { username, problem, proposal: await freeLike(db, cleanText(query.nama_toko) || username) };
}
