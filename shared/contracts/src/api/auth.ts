import Type, { type Static } from 'typebox';
import { Nullable } from './common.ts';

export const LoginBody = Type.Object({
  user: Type.String({ minLength: 1, maxLength: 200 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
export type LoginBody = Static<typeof LoginBody>;

export const District = Type.Object({
  /** Code of the district in the national register. */
  id: Type.String(),
  name: Type.String(),
  city: Type.Object({ id: Type.String(), name: Type.String() }),
  province: Type.Object({ id: Type.String(), name: Type.String() }),
});
export type District = Static<typeof District>;

export const Address = Type.Object({
  district_id: Nullable(Type.String()),
  alamat: Nullable(Type.String()),
  kode_pos: Nullable(Type.String()),
  district: Nullable(District),
});
export type Address = Static<typeof Address>;

/** The profile, as the owner of the account reads and saves it (spec 3 §5). */
const profileFields = {
  name: Type.String({ maxLength: 200 }),
  username: Type.String({ maxLength: 60 }),
  email: Type.String({ maxLength: 200 }),
  phone_number: Type.String({ maxLength: 100 }),
};

export const User = Type.Object({ id: Type.Integer(), ...profileFields, alamat: Nullable(Address) });
export type User = Static<typeof User>;

/** POST api/profile. */
export const ProfileBody = Type.Object(profileFields);
export type ProfileBody = Static<typeof ProfileBody>;

/** POST api/auth/login, code '00'. Code '-1' (unverified) has only the last three. */
export const LoginData = Type.Object({
  access_token: Type.Optional(Type.String()),
  user: Type.Optional(User),
  email: Type.Optional(Type.String()),
  /** Identifies the registration of the address; the verification sends it back. */
  registration: Type.Optional(Type.String()),
  /** Seconds until another code may be requested. */
  retry_after: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type LoginData = Static<typeof LoginData>;
export const LoginAnswer = Type.Object({ code: Type.String(), info: Type.String(), data: LoginData });
export type LoginAnswer = Static<typeof LoginAnswer>;

/** GET api/profile/custom: `data.user` is null for a visitor without a valid token. */
export const ProfileResponse = Type.Object({ data: Type.Object({ user: Nullable(User) }) });
export type ProfileResponse = Static<typeof ProfileResponse>;

/** GET api/alamat. */
export const AddressResponse = Type.Object({ data: Address });
export type AddressResponse = Static<typeof AddressResponse>;

export const RegisterBody = Type.Object({
  name: Type.String({ maxLength: 200 }),
  username: Type.String({ maxLength: 60 }),
  email: Type.String({ maxLength: 200 }),
  phone_number: Type.String({ maxLength: 100 }),
  password: Type.String({ maxLength: 200 }),
  password_confirmation: Type.String({ maxLength: 200 }),
});
export type RegisterBody = Static<typeof RegisterBody>;

/** POST api/auth/register: `registration` identifies this one among all of the address. */
export const RegisterAnswer = Type.Object({
  code: Type.String(),
  info: Type.String(),
  data: Type.Optional(
    Type.Object({ registration: Type.String(), retry_after: Type.Optional(Type.Integer({ minimum: 0 })) }),
  ),
});
export type RegisterAnswer = Static<typeof RegisterAnswer>;

/** POST api/auth/verification; without `registration` it is the only one of the address. */
export const VerificationBody = Type.Object({
  user: Type.String({ maxLength: 200 }),
  code: Type.String({ maxLength: 40 }),
  registration: Type.Optional(Type.String({ maxLength: 60 })),
});
export type VerificationBody = Static<typeof VerificationBody>;

/** POST api/auth/forgot-password/reset: a session, when attempts of strangers could lock the new password too. */
export const ResetAnswer = Type.Object({
  code: Type.String(),
  info: Type.String(),
  data: Type.Optional(LoginData),
});
export type ResetAnswer = Static<typeof ResetAnswer>;
