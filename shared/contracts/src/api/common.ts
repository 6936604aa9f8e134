import Type, { type Static, type TSchema } from 'typebox';

/** A flag on the wire: 0 or 1. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);
export type Flag = Static<typeof Flag>;

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Number of a row: any that JSON carries exactly. */
export const RowId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Integer rupiah. */
export const Rupiah = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 });

export { answerCode } from './answer-code.ts';

/** Field name to its messages; the first is the one shown. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrors>;

/** Every failing answer, for any HTTP status. A shopper can quote `request_id` to support. */
export const ErrorAnswer = Type.Object({
  code: Type.String(),
  info: Type.String(),
  request_id: Type.Optional(Type.String()),
  data: Type.Optional(Type.Object({ errors: Type.Optional(FieldErrors) }, { additionalProperties: true })),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;

/** `{ code, info, data }` of a mutation that succeeded. */
export const Answer = <T extends TSchema>(data: T) =>
  Type.Object({ code: Type.String(), info: Type.String(), data });

export const EmptyAnswer = Type.Object({ code: Type.String(), info: Type.String() });
export type EmptyAnswer = Static<typeof EmptyAnswer>;

/**
 * A code was mailed. `retry_after`: seconds until another may be requested; refusals that end by themselves have it in
 * their `data`, too.
 */
export const CodeSentAnswer = Type.Object({
  code: Type.String(),
  info: Type.String(),
  data: Type.Optional(Type.Object({ retry_after: Type.Integer({ minimum: 0 }) })),
});
export type CodeSentAnswer = Static<typeof CodeSentAnswer>;

export const Page = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    per_page: Type.Integer(),
    total: Type.Integer(),
    current_page: Type.Integer(),
  });

export const Username = Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9][a-z0-9_.-]*$' });
export const PageNumber = Type.Integer({ minimum: 1, maximum: 100_000, default: 1 });

/** Message for a malformed request (400). */
export const unreadableInfo = 'Permintaan tidak dapat dibaca';
