import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { searchName, searchPieces, searchRuns } from '@lapak/domain/name-search';
import { products } from '../../db/schema/catalogue.ts';
import { searchWords } from '../../db/schema/search-words.ts';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { withTypos, wordsBeginning } from './product-search.ts';
import { isMeantBy, mayHaveTypos, meantBeginnings } from '../../search/typing-mistakes.ts';

const letter = fc.constantFrom(...'abdegiklmnoprstuy');
const word = (minLength: number, maxLength: number) => fc.string({ unit: letter, minLength, maxLength });

/** One mistake in a word: a letter wrong, left out, one too many, or two swapped. */
const mistyped = (text: string) =>
  fc
    .tuple(fc.nat(text.length - 1), fc.constantFrom('wrong', 'lost', 'more', 'swapped'), letter)
    .map(([at, kind, key]) => {
      const [before, after] = [text.slice(0, at), text.slice(at)];
      if (kind === 'wrong') return before + key + after.slice(1);
      if (kind === 'lost') return before + after.slice(1);
      if (kind === 'more') return before + key + after;
      return before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
    });

it('every word that is meant by a typed one begins as one of its beginnings', () => {
  const pair = word(3, 9).chain((text) => fc.tuple(fc.constant(text), mistyped(text)));
  fc.assert(
    fc.property(pair, word(0, 4), ([text, typed], rest) => {
      const whole = text + rest;
      fc.pre(mayHaveTypos(typed) && isMeantBy(typed, whole));
      expect(meantBeginnings(typed).some((beginning) => whole.startsWith(beginning))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

const formsOf = (text: string) => {
  const pieces = searchPieces(text);
  return { name: searchName(text), pieces, runs: searchRuns(pieces) };
};

onEveryDatabase('words of a search', (database) => {
  const db = () => database().db;

  /** The words of the store's listed names, counted anew. */
  const counted = (storeId: number) =>
    db()
      .select({ word: sql<string>`word`, names: sql<number>`count(*)::int` })
      .from(sql`${products} cross join lateral words_of_name(${products.searchName}) word`)
      .where(and(eq(products.storeId, storeId), eq(products.isRemoved, false)))
      .groupBy(sql`word`)
      .orderBy(sql`word collate "C"`);
  const kept = (storeId: number) =>
    db()
      .select({ word: searchWords.word, names: searchWords.names })
      .from(searchWords)
      .where(eq(searchWords.storeId, storeId))
      .orderBy(searchWords.word);

  it('are those of the listed names, whatever changes them', async () => {
    const name = fc.array(fc.constantFrom('Kopi', 'kopi', 'Gayo', '100%', "Senja's", '--', 'Teh'), {
      maxLength: 4,
    });
    const change = fc.record({
      kind: fc.constantFrom('insert', 'rename', 'remove', 'list', 'delete', 'sell', 'upsert'),
      which: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
      name: name.map((words) => words.join(' ')),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        const { id: storeId } = await aStore(db());
        const ids: number[] = [];
        for (const { kind, which, name: nama } of changes) {
          const some = [...new Set(which.flatMap((at) => ids[at % ids.length] ?? []))];
          const chosen = and(eq(products.storeId, storeId), inArray(products.id, some));
          const set = (values: Partial<typeof products.$inferInsert>) =>
            db().update(products).set(values).where(chosen);
          if (kind === 'insert') {
            const made = await Promise.all(which.map(() => aProduct(db(), storeId, { nama })));
            ids.push(...made.map(({ id }) => id));
          } else if (some.length === 0) continue;
          else if (kind === 'rename') await set({ nama });
          else if (kind === 'remove') await set({ isRemoved: true });
          else if (kind === 'list') await set({ isRemoved: false });
          else if (kind === 'sell') await set({ stock: 3 });
          else if (kind === 'delete') await db().delete(products).where(chosen);
          else {
            const rows = await db().select().from(products).where(chosen);
            if (rows.length > 0)
              await db()
                .insert(products)
                .values(rows)
                .onConflictDoUpdate({ target: [products.storeId, products.id], set: { nama } });
          }
        }
        expect(await kept(storeId)).toEqual(await counted(storeId));
      }),
      { numRuns: 40 },
    );
  });

  it('have one form in the database and in a browser', async () => {
    const text = fc.string({
      unit: fc.constantFrom(...'abkRÉ059 -_.,’&％５ﬁ½²ñ\u0301\u200b\u00ad\t', '日', 'ب', '🙂'),
      maxLength: 24,
    });
    const texts = fc.sample(text, 2_000);
    const pieces = sql`search_pieces(text)`;
    const inDatabase = await db()
      .select({
        text: sql<string>`text`,
        name: sql<string>`search_name(text)`,
        pieces: sql<string>`${pieces}`,
        runs: sql<string>`search_runs(${pieces})`,
      })
      .from(sql`unnest(${sql.param(texts)}::text[]) with ordinality as given (text, place)`)
      .orderBy(sql`place`);
    expect(texts.map((each) => ({ text: each, ...formsOf(each) }))).toEqual(inDatabase);
  });

  it('find a name in each way in which it may be written', async () => {
    const { app } = await testApp(database());
    const part = fc.string({ unit: fc.constantFrom(...'bdegkmopst'), minLength: 3, maxLength: 6 });
    const number = fc.integer({ min: 10, max: 999 }).map(String);
    const unit = fc.constantFrom('gr', 'ml', 'kg', 'cm', 'x');
    const sign = fc.constantFrom("'", '’', '‘', '´', '`', '-', '–', '/', '.', '&', '_', '+');
    const word = fc.oneof(
      part.map((text) => [text]),
      fc.tuple(number, unit),
      fc.tuple(number, number),
      fc.tuple(part, fc.constantFrom('n', 's', 't')),
    );
    const wide = (text: string) =>
      text.replace(/[a-z0-9]/g, (each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0));
    const written = fc.record({
      between: fc.oneof(sign, fc.constantFrom(' ', '')),
      letters: fc.constantFrom<(text: string) => string>(
        (text) => text,
        (text) => text.toUpperCase(),
        wide,
        (text) => text.replaceAll('e', 'é'),
        (text) => text.replaceAll('e', 'e\u0301'),
      ),
    });
    type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never;
    const write = (words: readonly (readonly string[])[], { between, letters }: Written) =>
      letters(words.map((parts) => parts.join(between)).join(' '));
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        written,
        written,
        async (words, inName, inSearch) => {
          const store = await aStore(db());
          const nama = write(words, inName);
          await aProduct(db(), store.id, { nama });
          const search = write(words, inSearch);
          const reply = await app.inject({
            url: '/api/product',
            query: { username: store.username, search },
          });
          expect([nama, search, reply.json().data.total_product]).toEqual([nama, search, 1]);
        },
      ),
      { numRuns: 60 },
    );
    await app.close();
  });

  it.each([
    ["Kaos Rock'n Roll", ['rock’n roll', 'rocknroll', 'rock n roll', 'rock-n-roll', 'ROCK‘N’ROLL']],
    ['Kopi Gayo 500gr', ['500 gr', '500gr', 'gayo 500 gr', '500-gr', '５００ｇｒ']],
    ['Kopi Gayo 500 gr', ['500gr', 'kopi 500gr']],
    ['Seri 16-07', ['1607', '16 07', '16/07', '16.07']],
    ['Seri 1607', ['16-07', '16–07']],
    ['Kemeja ﬁt', ['fit']],
    ['Café T-Shirt', ['cafe tshirt', 't shirt', 'CAFÉ']],
  ])('find %p', async (nama, searches) => {
    const { app } = await testApp(database());
    const store = await aStore(db());
    await aProduct(db(), store.id, { nama });
    await aProduct(db(), store.id, { nama: 'Meja Sofa' });
    for (const search of searches) {
      const reply = await app.inject({ url: '/api/product', query: { username: store.username, search } });
      expect([search, reply.json().data.total_product]).toEqual([search, 1]);
    }
    await app.close();
  });

  it('are found by a mistyped one, and stay as they are where the store has them', async () => {
    const { id: storeId } = await aStore(db());
    for (const nama of ['Kopi Arabika Gayo', 'Teh Melati', 'Topi Rotan'])
      await aProduct(db(), storeId, { nama });
    expect(await withTypos(db(), storeId, ['kopi', 'arabkia'])).toEqual([['kopi'], ['arabkia', 'arabika']]);
    expect(await withTypos(db(), storeId, ['kopi', 'melati'])).toEqual([['kopi', 'topi'], ['melati']]);
    expect(await withTypos(db(), storeId, ['zqxw'])).toBeNull();
  });

  it('are looked up at their places, not by reading all of a large store', async () => {
    const { id: storeId } = await aStore(db());
    await db().execute(sql`insert into products (store_id, slug, nama, category, harga, stock)
      select ${storeId}::bigint, 'p' || n, 'Kata' || md5(n::text), 'barang', 1000, 1 from generate_series(1, 3000) n`);
    await aProduct(db(), storeId, { nama: 'Kopi Arabika' });
    await db().execute(sql`analyze search_words`);
    const asked = meantBeginnings('arabkia').map((beginning) => ({ typed: 'arabkia', beginning }));
    const statement = wordsBeginning(db(), storeId, asked).getSQL();
    const { rows } = (await db().execute(sql`explain ${statement}`)) as { rows: Record<string, string>[] };
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(
      /Index (Only )?Scan using search_words_store_id_word_pk|Bitmap Index Scan on search_words_store_id_word_pk/,
    );
    expect(plan).toMatch(/Index Cond: .*word >= /);
    expect(plan).not.toContain('Seq Scan on search_words');
  });

  it('are searched so many times a minute by one address, listings as often as they are asked for', async () => {
    const { app } = await testApp(database(), { config: { rateLimitFactor: 2 / 1_200 } });
    const store = await aStore(db());
    const ask = (search: string) =>
      app.inject({ url: '/api/product', query: { username: store.username, search } });
    const codes: number[] = [];
    for (const search of ['a', '', 'b', ' ', 'c', '']) codes.push((await ask(search)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 429, 200]);
    await app.close();
  });
});
