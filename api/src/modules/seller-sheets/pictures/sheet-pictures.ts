import { availableParallelism } from 'node:os';
import { and, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Database } from '../../../db/client.ts';
import { productImages } from '../../../db/schema/catalogue.ts';
import { picturePath } from '../../../import/exported-values.ts';
import { normalise, picturesOf } from '../../../import/pictures.ts';
import { contentKey, type FileStorage } from '../../../storage/file-storage.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { isAddress } from '../read/picture-names.ts';
import type { FetchPicture } from './fetch-picture.ts';
import type { ZippedPictures } from './zipped-pictures.ts';

/** A picture that a cell names: its path in a product's form and its key in the storage, or why there is none. */
export type NamedPicture = { path: string; key: string } | { problem: string };

/** Addresses that are asked at the same time, and for how long altogether: a browser waits for two minutes. */
const ADDRESSES_AT_ONCE = 6;
const FETCHING_MS = 75_000;
const KEPT_MS = 3_600_000;

const STORED = /^images\/([a-f0-9]{40}\.(?:webp|png|avif))$/;
const notTried = 'belum sempat diunduh; tekan Periksa sekali lagi, yang sudah terunduh tidak diunduh ulang';
const notInZip = 'tidak ada di zip; periksa nama berkasnya, atau tulis alamat https';
const noZip = 'tidak ditemukan; pilih juga zip berisi gambarnya, atau tulis alamat https';
const notInStore = 'tidak ada lagi di toko ini; tulis nama berkas di zip atau alamat https';

/** Pictures that sheets name. Those that no product comes to name are swept, as uploads are. */
export function createSheetPictures({
  db,
  storage,
  fetchPicture,
}: {
  db: Database;
  storage: FileStorage;
  fetchPicture: FetchPicture;
}) {
  const decoding = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) });
  /** Those of addresses, so that the same sheet again does not fetch them again. */
  const fetched = new LRUCache<string, { path: string; key: string }>({ max: 20_000, ttl: KEPT_MS });

  async function stored({ username }: StoreRow, body: Buffer): Promise<NamedPicture> {
    const picture = await decoding.add(() => normalise(body));
    if ('problem' in picture)
      return {
        problem: `bukan gambar yang bisa dipakai: ${picture.problem}; simpan sebagai JPG, PNG atau WebP`,
      };
    const kept = picture.body ?? body;
    const key = contentKey(picturesOf(username), kept, picture.extension);
    await storage.put(key, kept, `image/${picture.extension}`, 'public');
    return { path: picturePath(key), key };
  }

  async function ofAddress(store: StoreRow, address: string, ending: AbortSignal): Promise<NamedPicture> {
    const id = `${store.id} ${address}`;
    const known = fetched.get(id);
    if (known) return known;
    if (ending.aborted) return { problem: notTried };
    const answer = await fetchPicture(address, ending);
    if ('problem' in answer) return { problem: ending.aborted ? notTried : answer.problem };
    const picture = await stored(store, answer.body);
    if ('key' in picture) fetched.set(id, picture);
    return picture;
  }

  async function ofZip(store: StoreRow, name: string, zip: ZippedPictures | null): Promise<NamedPicture> {
    const file = zip ? await zip.read(name) : null;
    if (!file) return { problem: zip ? notInZip : noZip };
    return 'problem' in file ? file : stored(store, file.body);
  }

  /** Pictures that the store has already; a product names most of them. */
  async function ofStore(
    { id, username }: StoreRow,
    names: readonly string[],
  ): Promise<[string, NamedPicture][]> {
    const keyOf = (name: string) => `${picturesOf(username)}/${STORED.exec(name)?.[1] ?? ''}`;
    const rows = await db
      .selectDistinct({ key: productImages.fileKey })
      .from(productImages)
      .where(
        and(
          eq(productImages.storeId, id),
          sql`${productImages.fileKey} = any(${sql.param(names.map(keyOf))}::text[])`,
        ),
      );
    const known = new Set(rows.map(({ key }) => key));
    return Promise.all(
      names.map(async (name): Promise<[string, NamedPicture]> => {
        const key = keyOf(name);
        const isThere = known.has(key) || (await storage.size(key, 'public')) !== null;
        return [name, isThere ? { path: name, key } : { problem: notInStore }];
      }),
    );
  }

  return {
    /** The pictures of names that a sheet has, each read, decoded and stored once. */
    async find(
      store: StoreRow,
      names: ReadonlySet<string>,
      zip: ZippedPictures | null,
    ): Promise<Map<string, NamedPicture>> {
      const own = [...names].filter((name) => STORED.test(name));
      const found = new Map(own.length > 0 ? await ofStore(store, own) : []);
      const ending = AbortSignal.timeout(FETCHING_MS);
      const fetching = new PQueue({ concurrency: ADDRESSES_AT_ONCE });
      const others = [...names].filter((name) => !STORED.test(name));
      await Promise.all([
        ...others.filter(isAddress).map((name) =>
          fetching.add(async () => {
            found.set(name, await ofAddress(store, name, ending));
          }),
        ),
        (async () => {
          for (const name of others) if (!isAddress(name)) found.set(name, await ofZip(store, name, zip));
        })(),
      ]);
      return found;
    },
  };
}

export type SheetPictures = ReturnType<typeof createSheetPictures>;
