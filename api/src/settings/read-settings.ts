import Type, { type StaticDecode, type TObject, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ConfigError } from './config-error.ts';
import type { Variable } from './kinds.ts';

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

/**
 * Settings from the environment, with their defaults.
 * @param table the settings by their names in the program
 * @throws ConfigError naming the variable that is wrong
 */
export function readSettings<Table extends Record<string, TSchema & Variable>>(
  table: Table,
  environment: Environment,
): StaticDecode<TObject<Table>> {
  const schema = Type.Object(table);
  const values = Object.entries(table).map(
    ([name, setting]) => [name, given(setting, environment[setting.variable])] as const,
  );
  const settings = Value.Convert(schema, Value.Default(schema, Object.fromEntries(values)));
  const [first] = Value.Errors(schema, settings);
  const wrong = first && table[first.instancePath.split('/')[1] ?? ''];
  if (wrong) {
    const found = Type.IsNumber(wrong) ? `, bukan "${environment[wrong.variable]}"` : '';
    throw new ConfigError(`${wrong.variable} ${wrong.wanted}${found}`);
  }
  return Value.Decode(schema, settings);
}
