import { formatThousands } from '@lapak/domain/rupiah';
import { limits } from '@lapak/contracts/limits';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { answerCode } from '@lapak/contracts/api/common';
import type {
  ChangeManyAnswer,
  ChangeManyBody,
  ManyProductsBody,
  ManyProductsPreviewAnswer,
  ManyProductsRow,
} from '@lapak/contracts/api/seller-product';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { and, eq, type SQL } from 'drizzle-orm';
import type { MadeBefore } from '../../audit/audit-log.ts';
import type { Database } from '../../db/client.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { products } from '../../db/schema/catalogue.ts';
import { checkProducts } from '../../import/check-products.ts';
import { exportProducts, referredKeys, type ReferredKeys } from '../../import/export-products.ts';
import type { StoreReader } from '../../import/import-context.ts';
import { makeRoom } from '../../import/import-products.ts';
import { isKept } from '../../import/kept-products.ts';
import { chunks } from '../../import/write-rows.ts';
import { refused, RefusedInTransaction, type Refusal } from '../../lib/refusal.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import { placeOf } from '../seller-forms/form-errors.ts';
import { changedProduct } from './changed-product.ts';
import { sentenceOf } from './product-errors.ts';
import { wantedProducts } from './listed-products.ts';
import { basisOf, figuresOf, withChange } from './many-change.ts';
import { subjectOf, type PresentProduct } from './present-product.ts';
import { ownFiles } from './product-files.ts';
import type { Editing, Editor, EditStore } from '../seller-access/store-editing.ts';
import { knownKeys, writeProducts } from './write-products.ts';

type Preview = ManyProductsPreviewAnswer['data'];
type Made = ChangeManyAnswer['data'];

/** A product and what it would become; null when it is taken out. */
interface Planned {
  present: PresentProduct;
  after: ProductDocument | null;
  problem: string | null;
}

interface Plan {
  planned: Planned[];
  unchanged: number;
  digest: string;
  keys: ReferredKeys;
}

/** Products that are looked at or written without a pause, in which shoppers would wait. */
const AT_ONCE = 200;

const tooMany = refused(
  422,
  `Paling banyak ${formatThousands(limits.productsAtOnce)} produk sekaligus. Saring dulu, lalu ubah sebagian demi sebagian`,
);
const otherwise = 'Produk sudah berubah sejak pratinjau. Periksa pratinjau yang baru, lalu terapkan lagi';

function refuse(refusal: Refusal): never {
  throw new RefusedInTransaction(refusal);
}

async function isMeant({ tx, storeId }: StoreReader, which: ManyProductsBody['which']) {
  return 'ids' in which
    ? and(isKept, isOneOf(products.id, which.ids))
    : wantedProducts(tx, storeId, which.all_of);
}

/** The first problem of each product that has one, by its place in the list. */
function firstProblems(problems: readonly Problem[]): ReadonlyMap<number, string> {
  const first = new Map<number, string>();
  for (const problem of problems) {
    const { at } = placeOf(problem);
    if (!first.has(at)) first.set(at, sentenceOf(problem));
  }
  return first;
}

/** What a change would do; nothing is written. */
async function planOf(reader: StoreReader, { which, change }: ManyProductsBody, now: Date): Promise<Plan> {
  const keys = await referredKeys(reader);
  const wanted = await isMeant(reader, which);
  const planned: Planned[] = [];
  const hash = createHash('sha256').update(JSON.stringify(change));
  let all = 0;
  for await (const part of exportProducts(reader, wanted, keys, AT_ONCE)) {
    all += part.length;
    if (all > limits.productsAtOnce) return refuse(tooMany);
    const changed = part
      .map((present) => ({ present, after: withChange(present.product, change) }))
      .filter(({ present, after }) => !isDeepStrictEqual(after, present.product));
    const written = changed.flatMap(({ after }) => after ?? []);
    const checked = checkProducts(written, knownKeys(keys), now);
    const problems = checked.ok ? new Map<number, string>() : firstProblems(checked.problems);
    for (const [at, { present, after }] of changed.entries()) {
      const problem = after === null ? null : (problems.get(at) ?? null);
      planned.push({ present, after, problem });
      hash.update(JSON.stringify([present.row.id, basisOf(present.product, change), problem]));
    }
  }
  return { planned, unchanged: all - planned.length, digest: hash.digest('base64url'), keys };
}

const rowView = ({ present, after, problem }: Planned): ManyProductsRow => ({
  id: present.row.id,
  nama: present.row.nama,
  before: figuresOf(present.product),
  after: after && figuresOf(after),
  problem,
});

function previewOf({ planned, unchanged, digest }: Plan): Preview {
  const refusedCount = planned.filter(({ problem }) => problem !== null).length;
  return {
    digest,
    changed: planned.length - refusedCount,
    unchanged,
    refused: refusedCount,
    rows: planned.map(rowView),
  };
}

async function lockAll({ tx, storeId }: Editing, wanted: SQL | undefined): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), wanted))
    .orderBy(products.id)
    .for('no key update');
}

/** What the log says of a product. */
function entryOf({ present, after }: Planned) {
  const { id, nama, slug } = present.row;
  return {
    action: after ? 'product.change' : 'product.remove',
    subject: subjectOf(id),
    title: nama,
    ...(after ? changedProduct(present.product, after) : { before: { nama, slug }, after: {} }),
  };
}

async function writePlan(editing: Editing, { planned, keys }: Plan): Promise<void> {
  const made = planned.filter(({ problem }) => problem === null);
  const gone = made.filter(({ after }) => after === null).map(({ present }) => present.row);
  await makeRoom(editing, gone, true);
  const changed = made.flatMap(({ after }) => after ?? []);
  const list = made.map(({ present }) => present);
  if (changed.length > 0) {
    const sanitized = new Set(list.map(({ product }) => product.description ?? ''));
    const files = await ownFiles(editing, list);
    for (const piece of chunks(changed, AT_ONCE)) await writeProducts(editing, piece, keys, files, sanitized);
  }
  for (const piece of chunks(made, AT_ONCE)) await editing.note(...piece.map(entryOf));
}

/** The entry in the log that stands for a change of many, before those of its products. */
const noteMade = (editing: Editing, made: Made): Promise<void> =>
  editing.note({
    action: 'product.many',
    subject: 'products',
    title: `${formatThousands(made.changed)} produk`,
    before: {},
    after: { ...made },
  });

const madeOf = ({ after }: MadeBefore): Made => ({
  changed: Number(after.changed),
  refused: Number(after.refused),
});

/** One change of many products, with a preview of what it would do. */
export function createManyProducts({
  db,
  clock,
  edit,
}: {
  db: Database;
  clock: { now(): Date };
  edit: EditStore;
}) {
  return {
    /** What a change would do to each product; writes nothing. */
    async preview({ store }: SellerCaller, body: ManyProductsBody): Promise<Preview | Refusal> {
      try {
        return previewOf(await planOf({ tx: db, storeId: store.id }, body, clock.now()));
      } catch (error) {
        if (error instanceof RefusedInTransaction) return error.refusal;
        throw error;
      }
    },

    /**
     * Makes a change that was previewed; nothing is written when it would do anything else by now. The same request again makes nothing and
     * is answered the same.
     */
    apply: (caller: Editor, body: ChangeManyBody): Promise<Made | Refusal> =>
      edit(caller, async (editing) => {
        if (editing.madeBefore) return madeOf(editing.madeBefore);
        await lockAll(editing, await isMeant(editing, body.which));
        const plan = await planOf(editing, body, editing.now);
        if (plan.digest !== body.digest) {
          const data = { ...previewOf(plan) };
          return refuse({ ok: false, status: 412, code: answerCode.failed, info: otherwise, data });
        }
        const { changed, refused } = previewOf(plan);
        await noteMade(editing, { changed, refused });
        await writePlan(editing, plan);
        return { changed, refused };
      }),
  };
}
