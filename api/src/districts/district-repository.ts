import { asc, eq } from 'drizzle-orm';
import type { District } from '@lapak/contracts/api/auth';
import type { Queryable } from '../db/client.ts';
import { districts } from '../db/schema/districts.ts';

export type DistrictRow = typeof districts.$inferSelect;

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

  /** Every district, by name. */
  all(): Promise<DistrictRow[]> {
    return db.select().from(districts).orderBy(asc(districts.name), asc(districts.regency));
  },
});
