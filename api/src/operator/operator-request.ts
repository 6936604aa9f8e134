import { RowId } from '@lapak/contracts/api/common';
import { MemberRole } from '@lapak/contracts/api/seller';
import Type, { type Static } from 'typebox';

const Name = Type.String({ minLength: 1, maxLength: 200 });
const Target = {
  /** Public id or invoice number. */
  order: Name,
  /** Username; needed when several stores have an order of that invoice number. */
  store: Type.Optional(Name),
};

const Event = {
  /** Import key or number. */
  event: Name,
  /** Username; needed when several stores have an event of that key. */
  store: Type.Optional(Name),
};

export const MAX_PAGE = 1_000_000;

/** Commands of an operator; the same whether they run in this process or in the running server. */
export const OperatorRequest = Type.Union([
  Type.Object({
    command: Type.Literal('import'),
    file: Type.String({ minLength: 1, maxLength: 4_000 }),
    replace: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    command: Type.Literal('export'),
    store: Name,
    folder: Type.String({ minLength: 1, maxLength: 4_000 }),
  }),
  Type.Object({
    command: Type.Literal('orders'),
    store: Name,
    status: Type.Optional(Name),
    limit: Type.Integer({ minimum: 1, maximum: 1_000 }),
    /** From 1. */
    page: Type.Integer({ minimum: 1, maximum: MAX_PAGE }),
  }),
  Type.Object({ command: Type.Literal('confirm'), ...Target }),
  Type.Object({
    command: Type.Literal('reject'),
    ...Target,
    /** For the buyer. */
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  }),
  Type.Object({ command: Type.Literal('pack'), ...Target }),
  Type.Object({ command: Type.Literal('ship'), ...Target, resi: Type.Optional(Name) }),
  Type.Object({
    command: Type.Literal('proof'),
    ...Target,
    out: Type.String({ minLength: 1, maxLength: 4_000 }),
  }),
  Type.Object({ command: Type.Literal('check-in'), ...Event, code: Name }),
  Type.Object({ command: Type.Literal('attendees'), ...Event, csv: Type.Boolean() }),
  Type.Object({
    command: Type.Literal('mails'),
    store: Type.Optional(Name),
    isFailed: Type.Boolean(),
    limit: Type.Integer({ minimum: 1, maximum: 1_000 }),
  }),
  Type.Object({
    command: Type.Literal('retry-mail'),
    id: RowId,
  }),
  Type.Object({ command: Type.Literal('sweep'), isDryRun: Type.Boolean() }),
  Type.Object({
    command: Type.Literal('members'),
    store: Name,
    /** E-mail address. */
    invite: Type.Optional(Name),
    /** The role of whoever is invited. */
    role: Type.Optional(MemberRole),
    /** E-mail address of a member, or of an invitation. */
    remove: Type.Optional(Name),
  }),
  Type.Object({ command: Type.Literal('districts-map') }),
  /** `person`: phone number or e-mail address. */
  Type.Object({ command: Type.Literal('person'), person: Name }),
  Type.Object({ command: Type.Literal('forget'), person: Name, isDryRun: Type.Boolean() }),
  Type.Object({ command: Type.Literal('backup'), folder: Type.String({ minLength: 1, maxLength: 4_000 }) }),
  /** Refused by a running server. */
  Type.Object({ command: Type.Literal('restore'), folder: Type.String({ minLength: 1, maxLength: 4_000 }) }),
  /** Compares with the checkout that is asked, whatever runs. */
  Type.Object({ command: Type.Literal('upgrade') }),
  Type.Object({ command: Type.Literal('open'), store: Name }),
  Type.Object({ command: Type.Literal('close'), store: Name }),
  Type.Object({ command: Type.Literal('hide'), store: Name }),
  Type.Object({ command: Type.Literal('show'), store: Name }),
]);
export type OperatorRequest = Static<typeof OperatorRequest>;
export type RequestOf<Command extends OperatorRequest['command']> = Extract<
  OperatorRequest,
  { command: Command }
>;

/** What is printed, and whether it worked. */
export interface OperatorReply {
  ok: boolean;
  lines: string[];
  /** What is too long to be printed, and is written to a file in the working folder. */
  report?: Report;
}

export interface Report {
  /** The file's name with its ending. */
  name: string;
  /** What it is, for the line that says where it was written. */
  title: string;
  lines: string[];
}

export const done = (...lines: string[]): OperatorReply => ({ ok: true, lines });
export const failed = (...lines: string[]): OperatorReply => ({ ok: false, lines });
