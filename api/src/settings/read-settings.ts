import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ConfigError } from './config-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const entriesOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** An empty text is as good as none, but for a list. */
function given(kind: TSchema, value: string | undefined) {
  const trimmed = value?.trim();
  if (trimmed === undefined) return undefined;
  if (Type.IsArray(kind)) return entriesOf(trimmed);
  return trimmed === '' ? undefined : trimmed;
}

const isRange = (kind: TSchema): kind is TSchema & { minimum: number; maximum: number } =>
  'minimum' in kind && 'maximum' in kind;

/** What is wrong with a setting, in words for the operator. */
function problem(kind: TSchema, value: string | undefined, refusal: string): string {
  if (Type.IsArray(kind)) return 'harus berupa angka';
  if (isRange(kind)) return `harus berupa angka ${kind.minimum} sampai ${kind.maximum}, bukan "${value}"`;
  return Type.IsEnum(kind) ? `harus salah satu dari ${kind.enum.join(', ')}` : refusal;
}

/**
 * Settings from the environment, with their defaults.
 * @throws ConfigError naming the setting that is wrong
 */
export function readSettings<Kinds extends TProperties>(
  kinds: Kinds,
  environment: Environment,
): Static<TObject<Kinds>> {
  const schema = Type.Object(kinds);
  const values = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = given(kind, environment[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const settings = Value.Convert(schema, Value.Default(schema, Object.fromEntries(values)));
  const [first] = Value.Errors(schema, settings);
  const name = first?.instancePath.split('/')[1] ?? '';
  const kind = kinds[name];
  if (first && kind) throw new ConfigError(`${name} ${problem(kind, environment[name], first.message)}`);
  return Value.Parse(schema, settings);
}
