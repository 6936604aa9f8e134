import Type, { type TSchema } from 'typebox';
import { isEmail } from '@lapak/domain/email';

/** The environment variable that a setting is read from, and what is wanted there, in words for the operator. */
export interface Variable {
  variable: string;
  wanted: string;
}

/** A setting: its kind and its environment variable. */
const setting = <Kind extends TSchema>(kind: Kind, variable: string, wanted = '') =>
  Object.assign(kind, { variable, wanted } satisfies Variable);

interface Limits {
  min: number;
  max: number;
  default?: number;
}

/** A number from `min` to `max`. */
export const number = (variable: string, { min, max, ...fallback }: Limits) =>
  setting(
    Type.Number({ minimum: min, maximum: max, ...fallback }),
    variable,
    `harus berupa angka ${min} sampai ${max}`,
  );

const numberTimes = (factor: number) => (variable: string, limits: Limits) =>
  Type.Decode(number(variable, limits), (value) => value * factor);

/** Written in seconds, read in milliseconds. */
export const seconds = numberTimes(1_000);
/** Written in minutes, read in milliseconds. */
export const minutes = numberTimes(60_000);
/** Written in hours, read in milliseconds. */
export const hours = numberTimes(3_600_000);
/** Written in megabytes, read in bytes. */
export const megabytes = numberTimes(1024 * 1024);

/** 1 or 0; without it the default follows from other settings. */
export const flag = (variable: string) =>
  Type.Optional(Type.Decode(number(variable, { min: 0, max: 1 }), (value) => value === 1));

export const text = (variable: string, fallback: string) =>
  setting(Type.String({ default: fallback }), variable);

/** A text that may be missing. */
export const optional = (variable: string) => setting(Type.Optional(Type.String()), variable);

/** Entries with commas between them; an empty text is an empty list, and not the default. */
export const list = <Entry extends TSchema>(
  variable: string,
  entry: Entry,
  { wanted, default: fallback = [] }: { wanted?: string; default?: string[] },
) => setting(Type.Array(entry, { default: fallback }), variable, wanted);

export const oneOf = <Values extends string[]>(
  variable: string,
  values: [...Values],
  fallback: Values[number],
) =>
  setting(Type.Enum(values, { default: fallback }), variable, `harus salah satu dari ${values.join(', ')}`);

const checked = (variable: string, wanted: string, isValid: (value: string) => boolean) =>
  setting(Type.Optional(Type.Refine(Type.String(), isValid)), variable, wanted);

const hasProtocol = (address: string, protocols: readonly string[]) =>
  URL.canParse(address) && protocols.includes(new URL(address).protocol.slice(0, -1));

/** An address, to the letter. */
export const address = (variable: string, ...protocols: string[]) =>
  checked(
    variable,
    `harus berupa alamat ${protocols.map((protocol) => `${protocol}://`).join(' atau ')}`,
    (value) => hasProtocol(value, protocols),
  );

/** An address that paths are added to: slashes at its end do not count. */
export const origin = (variable: string, ...protocols: string[]) =>
  Type.Decode(address(variable, ...protocols), (value) => value.replace(/\/+$/, ''));

/** Shorter ones can be guessed. */
const SECRET_LENGTH = 16;

export const secret = (variable: string) =>
  checked(variable, `minimal ${SECRET_LENGTH} karakter`, (value) => value.length >= SECRET_LENGTH);

/** An e-mail address. */
export const email = (variable: string) => checked(variable, 'harus berupa alamat e-mail', isEmail);
