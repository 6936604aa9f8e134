import { formatThousands } from '@lapak/domain/rupiah';
import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import Value from 'typebox/value';
import type { Problem } from '@lapak/contracts/store-document/problem';

type Params = Record<string, unknown>;

const isRecord = (value: unknown): value is Params => typeof value === 'object' && value !== null;

const params = (value: unknown): Params => (isRecord(value) ? value : {});

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const list = (value: unknown) => (Array.isArray(value) ? value.map(String).join(', ') : '');

/** What to write for a value of each type of JSON. */
const types: Readonly<Record<string, string>> = {
  string: 'harus teks di antara tanda kutip, misalnya "Kemeja Batik"',
  integer: 'harus angka bulat tanpa tanda kutip, titik atau koma, misalnya 15000',
  boolean: 'harus true (ya) atau false (tidak), tanpa tanda kutip',
  array: 'harus daftar di antara kurung siku, misalnya ["M", "L"]',
  object: 'harus kolom dan isinya di antara kurung kurawal, misalnya {"key": "kemeja", "nama": "Kemeja"}',
};

function oneOf(values: unknown): string {
  const allowed: readonly unknown[] = Array.isArray(values) ? values : [];
  if (allowed.every((value) => value === 0 || value === 1))
    return 'harus 0 (tidak) atau 1 (ya), tanpa tanda kutip';
  const unquoted = allowed.some((value) => typeof value === 'number') ? ', tanpa tanda kutip' : '';
  return `harus salah satu dari ${allowed.map((value) => JSON.stringify(value)).join(', ')}${unquoted}`;
}

/** A text of a form has a hint with examples; its examples are of the field, unlike those of the type. */
function typeProblem({ type }: Params, { description }: Params): string {
  return typeof description === 'string'
    ? `harus teks di antara tanda kutip; ${description}`
    : (types[String(type)] ?? 'tidak sesuai');
}

const limitOf = ({ limit }: Params): string => formatThousands(Number(limit));

/** What is wrong and what to write, by keyword of the schema, from the error's parameters and its schema. */
const messages: Readonly<Record<string, (given: Params, schema: Params) => string>> = {
  type: typeProblem,
  required: (given) => `kolom wajib belum ada: ${list(given.requiredProperties)}`,
  additionalProperties: (given) => `kolom tidak dikenal: ${list(given.additionalProperties)}`,
  enum: (given) => oneOf(given.allowedValues),
  const: (given) => `harus ${JSON.stringify(given.allowedValue)}, tanpa tanda kutip`,
  minLength: (given) => `terlalu pendek, minimal ${limitOf(given)} karakter`,
  maxLength: (given) => `terlalu panjang, maksimal ${limitOf(given)} karakter`,
  minItems: (given) => `terlalu sedikit, minimal ${limitOf(given)}`,
  maxItems: (given) => `terlalu banyak, maksimal ${limitOf(given)}`,
  minimum: (given) => `terlalu kecil, minimal ${limitOf(given)}`,
  maximum: (given) => `terlalu besar, maksimal ${limitOf(given)}`,
  pattern: (_, { description }) => String(description),
};

/** The schema at a path of an error: `#/properties/format`. */
const schemaAt = (schema: TSchema, path: string): Params =>
  path
    .split('/')
    .slice(1)
    .reduce<Params>((inner, key) => params(inner[key]), params(schema));

/** Whether another error at the same place says as much: a constant has a type besides, and a choice has null. */
function isReportedElsewhere({ keyword, params: given }: SchemaError, schema: Params): boolean {
  return keyword === 'type' && ('const' in schema || params(given).type === 'null');
}

/** All differences; TypeBox stops at eight unless set otherwise, for all that it checks. */
function allErrors(schema: TSchema, value: unknown) {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: Number.MAX_SAFE_INTEGER });
  try {
    return Value.Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

type SchemaError = ReturnType<typeof allErrors>[number];

/** What is wrong with an object or a list as a whole, whose parts may fit nevertheless. */
const ofTheWhole: readonly string[] = ['required', 'additionalProperties', 'minItems', 'maxItems'];

function brokenPlaces({ keyword, instancePath, params: given }: SchemaError): string[] {
  if (keyword === 'required')
    return texts(params(given).requiredProperties).map((field) => `${instancePath}/${field}`);
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
    problems: errors.flatMap((error) => {
      const own = schemaAt(schema, error.schemaPath);
      const message = messages[error.keyword]?.(params(error.params), own);
      if (message === undefined || isReportedElsewhere(error, own)) return [];
      const orNull = /\/anyOf\/\d+$/.test(error.schemaPath) ? '; atau null, tanpa tanda kutip' : '';
      const missing = texts(params(error.params).requiredProperties);
      return [
        {
          path: error.instancePath || '/',
          message: message + orNull,
          ...(missing.length > 0 && { missing }),
        },
      ];
    }),
    broken: new Set(errors.flatMap(brokenPlaces)),
  };
}
