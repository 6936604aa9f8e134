import Type, { type Static } from 'typebox';
import { Answer, Nullable, Page, RowId } from './common.ts';

/**
 * The console's calls. All are below /api/seller, are authorised by the console's own cookie, and write only with the header
 * `sellerHeader`, which no form of another site can send.
 */
export { sellerHeader } from '../seller-header.ts';

/** `owner`: everything; `staff`: orders and products; `gate`: tickets at the door alone. */
export const MemberRole = Type.Union([Type.Literal('owner'), Type.Literal('staff'), Type.Literal('gate')]);
export type MemberRole = Static<typeof MemberRole>;

/** A store that the account works in. */
export const SellerStore = Type.Object({
  username: Type.String(),
  nama_toko: Type.String(),
  logo_url: Nullable(Type.String()),
  role: MemberRole,
  /** The operator has taken the store off. */
  is_hidden: Type.Boolean(),
  /** It opens with its first product, and has had none. */
  is_preparing: Type.Boolean(),
});
export type SellerStore = Static<typeof SellerStore>;

export const SellerSession = Type.Object({
  user: Type.Object({ id: RowId, name: Type.String(), email: Type.String() }),
  stores: Type.Array(SellerStore),
});
export type SellerSession = Static<typeof SellerSession>;

/** GET api/seller/sesi; null without a session. DELETE logs out. */
export const SellerSessionResponse = Type.Object({ data: Nullable(SellerSession) });
export type SellerSessionResponse = Static<typeof SellerSessionResponse>;
/** POST api/seller/sesi (body of a login) and POST api/seller/undangan/{token}: the answer sets the cookie. */
export const SellerSessionAnswer = Answer(SellerSession);
export type SellerSessionAnswer = Static<typeof SellerSessionAnswer>;

/** GET api/seller/undangan/{token}: what an invitation offers to whom. 404 once it is used, withdrawn or a week old. */
export const InvitationResponse = Type.Object({
  data: Type.Object({
    nama_toko: Type.String(),
    username: Type.String(),
    email: Type.String(),
    role: MemberRole,
    invited_by: Type.String(),
    /** Whether the address has an account with a password, which has to log in to accept. */
    has_account: Type.Boolean(),
  }),
});
export type InvitationResponse = Static<typeof InvitationResponse>;

/** POST api/seller/undangan/{token}: empty by the account that was invited, else what makes its account. */
export const AcceptInvitationBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 200 })),
  username: Type.Optional(Type.String({ maxLength: 60 })),
  phone_number: Type.Optional(Type.String({ maxLength: 100 })),
  password: Type.Optional(Type.String({ maxLength: 200 })),
  password_confirmation: Type.Optional(Type.String({ maxLength: 200 })),
});
export type AcceptInvitationBody = Static<typeof AcceptInvitationBody>;

export const Member = Type.Object({
  id: RowId,
  name: Type.String(),
  email: Type.String(),
  role: MemberRole,
  since: Type.String(),
  is_you: Type.Boolean(),
});
export type Member = Static<typeof Member>;

export const Invitation = Type.Object({
  id: RowId,
  email: Type.String(),
  role: MemberRole,
  invited_by: Type.String(),
  expires_at: Type.String(),
});
export type Invitation = Static<typeof Invitation>;

const MembersData = Type.Object({ members: Type.Array(Member), invitations: Type.Array(Invitation) });
/** GET api/seller/toko/{toko}/anggota. */
export const MembersResponse = Type.Object({ data: MembersData });
export type MembersResponse = Static<typeof MembersResponse>;
/** Every change of members answers the list as it is then. */
export const MembersAnswer = Answer(MembersData);
export type MembersAnswer = Static<typeof MembersAnswer>;

/** POST api/seller/toko/{toko}/anggota: invites; again, with a new address for the mail and another role. */
export const InviteBody = Type.Object({ email: Type.String({ maxLength: 200 }), role: MemberRole });
export type InviteBody = Static<typeof InviteBody>;
/**
 * POST api/seller/toko/{toko}/anggota/{id}: another role. DELETE of the same removes the member; DELETE
 * api/seller/toko/{toko}/undangan/{id} withdraws an invitation.
 */
export const RoleBody = Type.Object({ role: MemberRole });
export type RoleBody = Static<typeof RoleBody>;

/** What somebody of the store changed. */
export const AuditEntry = Type.Object({
  id: RowId,
  at: Type.String(),
  /** Name of who did it. */
  actor: Type.String(),
  /** For example `order.confirm`. */
  action: Type.String(),
  /** Public id of an order, number of a member. */
  subject: Type.String(),
  /** What people call it: an invoice, a name. */
  title: Type.String(),
  before: Type.Record(Type.String(), Type.Unknown()),
  after: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Static<typeof AuditEntry>;
/** GET api/seller/toko/{toko}/catatan?page=. */
export const AuditResponse = Page(AuditEntry);
export type AuditResponse = Static<typeof AuditResponse>;
