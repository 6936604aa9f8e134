import { randomBytes } from 'node:crypto';
import type { Database } from '../db/client.ts';
import { priceVarieties, products, variationGroups, variationOptions } from '../db/schema/catalogue.ts';
import { paymentAccounts, stores, vouchers } from '../db/schema/stores.ts';

type Values<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** A name that no other test uses. Its end is letters alone: a search takes letters and digits apart, and eight parts at most. */
export const uniqueName = (prefix: string) =>
  `${prefix}-${randomBytes(5)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The database wrote no row');
  return row;
}

/** A store that sells. */
export async function aStore(db: Database, own: Values<typeof stores> = {}) {
  return first(
    await db
      .insert(stores)
      .values({ username: uniqueName('toko'), namaToko: 'Toko Uji', originDistrictId: '33.72.01', ...own })
      .returning(),
  );
}

/** Goods at 10.000 rupiah, 10 pieces, that need no address. */
export async function aProduct(db: Database, storeId: number, own: Values<typeof products> = {}) {
  const slug = uniqueName('produk');
  return first(
    await db
      .insert(products)
      .values({
        storeId,
        slug,
        importKey: slug,
        nama: 'Kopi Gayo',
        category: 'barang',
        harga: 10_000,
        stock: 10,
        berat: 500,
        ...own,
      })
      .returning(),
  );
}

/** A combination of a product, with its own level and option. */
export async function aVariety(
  db: Database,
  product: { storeId: number; id: number },
  own: Values<typeof priceVarieties> & { optionName?: string; position?: number } = {},
) {
  const { optionName = 'Merah', position = 1, ...values } = own;
  const group = first(
    await db
      .insert(variationGroups)
      .values({ storeId: product.storeId, productId: product.id, position, variationName: 'Warna' })
      .returning(),
  );
  const option = first(
    await db
      .insert(variationOptions)
      .values({ storeId: product.storeId, groupId: group.id, position: 1, optionName })
      .returning(),
  );
  return first(
    await db
      .insert(priceVarieties)
      .values({
        storeId: product.storeId,
        productId: product.id,
        price: 12_000,
        stock: 5,
        optionId1: option.id,
        ...values,
      })
      .returning(),
  );
}

/** A bank account to transfer to. */
export async function anAccount(db: Database, storeId: number, own: Values<typeof paymentAccounts> = {}) {
  return first(
    await db
      .insert(paymentAccounts)
      .values({
        storeId,
        group: 'bank',
        nama: 'BCA',
        namaRekening: 'Toko Uji',
        nomorRekening: '0123456789',
        typeOfPayment: 'manual',
        bankTypeId: 1,
        ...own,
      })
      .returning(),
  );
}

/** Ten percent off, ten times. */
export async function aVoucher(db: Database, storeId: number, own: Values<typeof vouchers> = {}) {
  return first(
    await db
      .insert(vouchers)
      .values({ storeId, code: 'HEMAT10', type: 'percentage', voucherValue: 10, quota: 10, ...own })
      .returning(),
  );
}
