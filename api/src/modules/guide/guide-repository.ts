import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { guidesSeen } from '../../db/schema/users.ts';
import type { Caller } from '../auth/token-repository.ts';

/** The tour of the product page (spec 1 §7). */
export const PRODUCT_GUIDE = 'marketplace.product.detail.guest';

const COOKIE = 'lapak_guide';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const hasCookie = (request: FastifyRequest) =>
  (request.headers.cookie ?? '').split(';').some((pair) => pair.trim() === `${COOKIE}=1`);

/** Who has seen the tour: accounts in the database, guests by a cookie that holds nothing else. */
export const guideRepository = (db: Queryable) => ({
  async hasSeen(request: FastifyRequest, caller: Caller | null): Promise<boolean> {
    if (hasCookie(request)) return true;
    if (!caller) return false;
    const rows = await db
      .select({ guide: guidesSeen.guide })
      .from(guidesSeen)
      .where(and(eq(guidesSeen.userId, caller.id), eq(guidesSeen.guide, PRODUCT_GUIDE)));
    return rows.length > 0;
  },

  async markSeen(reply: FastifyReply, caller: Caller | null): Promise<void> {
    if (caller) {
      await db.insert(guidesSeen).values({ userId: caller.id, guide: PRODUCT_GUIDE }).onConflictDoNothing();
    }
    void reply.header(
      'set-cookie',
      `${COOKIE}=1; Path=/api; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly`,
    );
  },
});
