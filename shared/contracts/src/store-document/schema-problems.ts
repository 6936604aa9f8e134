import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import Value from 'typebox/value';
import { NOT_BLANK } from './fields.ts';
import type { Problem } from './problem.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function params(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

const list = (value: unknown) => (Array.isArray(value) ? value.map(String).join(', ') : '');

const messages: Record<string, (given: Record<string, unknown>) => string> = {
  type: (given) => `tipe data salah, seharusnya ${String(given.type)}`,
  required: (given) => `kolom wajib belum ada: ${list(given.requiredProperties)}`,
  additionalProperties: (given) => `kolom tidak dikenal: ${list(given.additionalProperties)}`,
  enum: (given) => `seharusnya salah satu dari: ${list(given.allowedValues)}`,
  const: (given) => `seharusnya ${JSON.stringify(given.allowedValue)}`,
  minLength: (given) => `terlalu pendek, minimal ${String(given.limit)} karakter`,
  maxLength: (given) => `terlalu panjang, maksimal ${String(given.limit)} karakter`,
  minItems: (given) => `terlalu sedikit, minimal ${String(given.limit)}`,
  maxItems: (given) => `terlalu banyak, maksimal ${String(given.limit)}`,
  minimum: (given) => `terlalu kecil, minimal ${String(given.limit)}`,
  maximum: (given) => `terlalu besar, maksimal ${String(given.limit)}`,
  pattern: ({ pattern }) =>
    pattern === NOT_BLANK
      ? 'tidak boleh kosong atau hanya berisi spasi'
      : `bentuk penulisan tidak sesuai (${String(pattern)})`,
  anyOf: () => 'tidak sesuai dengan pilihan yang diperbolehkan',
};

/** All differences; TypeBox stops at eight unless it is told otherwise, for all that it checks. */
function allErrors(schema: TSchema, value: unknown) {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: Number.MAX_SAFE_INTEGER });
  try {
    return Value.Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

/** What is wrong with an object or a list as a whole, whose parts may fit nevertheless. */
const ofTheWhole: readonly string[] = ['required', 'additionalProperties', 'minItems', 'maxItems'];

function brokenPlaces({
  keyword,
  instancePath,
  params: given,
}: ReturnType<typeof allErrors>[number]): string[] {
  const { requiredProperties } = params(given);
  if (keyword === 'required' && Array.isArray(requiredProperties))
    return requiredProperties.map((field) => `${instancePath}/${String(field)}`);
  return ofTheWhole.includes(keyword) ? [] : [instancePath];
}

/**
 * Reports the differences of a value from a schema, in Indonesian, and all places (JSON pointers) of what is missing or does not
 * fit.
 */
export function schemaProblems(
  schema: TSchema,
  value: unknown,
): { problems: Problem[]; broken: ReadonlySet<string> } {
  if (Value.Check(schema, value)) return { problems: [], broken: new Set() };
  const errors = allErrors(schema, value);
  return {
    problems: errors
      .filter((error) => error.keyword in messages)
      .map((error) => ({
        path: error.instancePath || '/',
        message: messages[error.keyword]?.(params(error.params)) ?? 'tidak sesuai',
      })),
    broken: new Set(errors.flatMap(brokenPlaces)),
  };
}
