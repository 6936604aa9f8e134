import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import type { District } from '@lapak/contracts/api/auth';
import type { Queryable } from '../../db/client.ts';
import { districts } from '../../db/schema/districts.ts';
import { beginningWith, containing } from '../../lib/like-pattern.ts';

export type DistrictRow = typeof districts.$inferSelect;

const MAX_RESULTS = 30;
const MAX_WORDS = 6;

/** A district as the wire has it. */
export const districtView = (row: DistrictRow): District => ({
  id: row.id,
  name: row.name,
  city: { id: row.regencyId, name: row.regency },
  province: { id: row.provinceId, name: row.province },
});

export const districtRepository = (db: Queryable) => ({
  /** The district, or null. */
  async find(id: string): Promise<DistrictRow | null> {
    const [row] = await db.select().from(districts).where(eq(districts.id, id)).limit(1);
    return row ?? null;
  },

  /**
   * Districts whose name, regency or province hold every word of the text; those whose name begins with it come first.
   * An empty text gives the first ones by name (spec 3 §5: an initial call with an empty search).
   */
  async search(text: string): Promise<DistrictRow[]> {
    const wanted = text.trim().toLowerCase();
    const words = wanted
      .split(/[\s,]+/)
      .filter(Boolean)
      .slice(0, MAX_WORDS);
    return db
      .select()
      .from(districts)
      .where(and(...words.map((word) => ilike(districts.searchText, containing(word)))))
      .orderBy(
        sql`case when lower(${districts.name}) = ${wanted} then 0 when lower(${districts.name}) like ${beginningWith(wanted)} then 1 else 2 end`,
        asc(districts.name),
        asc(districts.regency),
      )
      .limit(MAX_RESULTS);
  },
});
