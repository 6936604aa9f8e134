import type { SellerSession } from '@lapak/contracts/api/seller';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../auth/token-repository.ts';
import { memberRepository } from './member-repository.ts';

/** An account of the console, with the stores that it works in. */
export async function sessionView(db: Queryable, { id, name, email }: Caller): Promise<SellerSession> {
  return { user: { id, name, email }, stores: await memberRepository(db).storesOf(id) };
}
