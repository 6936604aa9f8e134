import Type, { type TSchema } from 'typebox';
import { isEmail } from '@lapak/domain/email';

/** A number from `min` to `max`. */
export const number = (limits: { min: number; max: number; default: number }) =>
  Type.Number({ minimum: limits.min, maximum: limits.max, default: limits.default });

/** 1 or 0; the default follows from other settings. */
export const flag = () => Type.Optional(Type.Number({ minimum: 0, maximum: 1 }));

export const text = (fallback: string) => Type.String({ default: fallback });

/** A setting that may be missing. */
export const optional = Type.Optional;

/** Entries with commas between them; an empty text is an empty list, and not the default. */
export const list = <Entry extends TSchema>(entry: Entry, fallback: string[] = []) =>
  Type.Array(entry, { default: fallback });

const hasProtocol = (address: string, protocols: readonly string[]) =>
  URL.canParse(address) && protocols.includes(new URL(address).protocol.slice(0, -1));

/** An address; slashes at its end do not count. */
export const url = (...protocols: string[]) =>
  optional(
    Type.Refine(
      Type.String(),
      (address) => hasProtocol(address, protocols),
      () => `harus berupa alamat ${protocols.map((protocol) => `${protocol}://`).join(' atau ')}`,
    ),
  );

/** Shorter ones can be guessed. */
const SECRET_LENGTH = 16;

export const secret = () =>
  optional(
    Type.Refine(
      Type.String(),
      (value) => value.length >= SECRET_LENGTH,
      () => `minimal ${SECRET_LENGTH} karakter`,
    ),
  );

/** An e-mail address. */
export const email = () => optional(Type.Refine(Type.String(), isEmail, () => 'harus berupa alamat e-mail'));
