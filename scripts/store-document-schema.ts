/** Writes docs/store-document.schema.json; run it with `node --import tsx scripts/store-document-schema.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { storeDocumentJsonSchema } from '../api/src/import/store-document/json-schema.ts';

const target = fileURLToPath(new URL('../docs/store-document.schema.json', import.meta.url));
const config = await prettier.resolveConfig(target);
writeFileSync(
  target,
  await prettier.format(JSON.stringify(storeDocumentJsonSchema()), { ...config, parser: 'json' }),
);
