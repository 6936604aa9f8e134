import { answerCode, type FieldErrors } from '@lapak/contracts/api/common';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { inSettingsWords } from '@lapak/contracts/store-document/settings-labels';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { auditLog } from '../../db/schema/members.ts';
import { invalid, RefusedInTransaction, type Refusal } from '../../lib/refusal.ts';
import { formErrors } from '../seller-forms/form-errors.ts';

/** Undoes what was written, and answers. */
export function refuse(refusal: Refusal): never {
  throw new RefusedInTransaction(refusal);
}

/** Problems of one entry of a list by the fields of its form. */
export const refuseProblems = (problems: readonly Problem[]): never =>
  refuse(invalid(formErrors(problems, inSettingsWords)));

const unknownField = 'Isian ini tidak dikenal. Muat ulang halamannya, lalu coba lagi';

/** @throws RefusedInTransaction when a form names fields that are none of its own */
export function onlyKnown(names: readonly string[], known: (name: string) => boolean): void {
  const unknown = names.filter((name) => !known(name));
  const errors: FieldErrors = Object.fromEntries(unknown.map((name) => [name, [unknownField]]));
  if (unknown.length > 0) refuse(invalid(errors, unknownField));
}

/** How many entries of the log are looked through for the one that changed a field. */
const LOOKED_AT = 50;

/** The last entry of the log about a subject, or about some of its fields. */
async function lastChange(db: Queryable, storeId: number, subject: string, fields: readonly string[]) {
  const entries = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.storeId, storeId), eq(auditLog.subject, subject)))
    .orderBy(desc(auditLog.id))
    .limit(LOOKED_AT);
  return entries.find(
    ({ before, after }) =>
      fields.length === 0 || fields.some((name) => Object.hasOwn({ ...before, ...after }, name)),
  );
}

interface Meanwhile {
  storeId: number;
  /** In the log. */
  subject: string;
  /** What people call it. */
  what: string;
  conflicts: readonly string[];
  /** What there is now. */
  data: object;
  verb?: 'diubah' | 'dihapus';
}

/** Somebody else was first. */
export async function changedMeanwhile(
  db: Queryable,
  { storeId, subject, what, conflicts, data, verb = 'diubah' }: Meanwhile,
): Promise<Refusal> {
  const last = await lastChange(db, storeId, subject, verb === 'diubah' ? conflicts : []);
  const author = last ? `oleh ${last.actor} pada ${formatDateTimeShort(last.at)}` : 'lewat impor';
  const info = `${what} sudah ${verb} ${author}. Perubahan kamu belum disimpan`;
  return {
    ok: false,
    status: 412,
    code: answerCode.failed,
    info,
    data: { ...data, conflicts: [...conflicts] },
  };
}
