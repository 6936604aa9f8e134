import { StoreDocument } from '../store-document.ts';

/** The import format as a JSON schema, for editors and for sellers' own tools. */
export function storeDocumentJsonSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Lapak store document, format 1',
    ...StoreDocument,
  };
}
