import { wellFormed } from '@lapak/domain/well-formed';
import type { Problem } from '@lapak/contracts/store-document/problem';

/** What no page, mail or feed can show; PostgreSQL refuses the first of them. */
const CONTROL = /(?![\t\n\r\u0080-\u009F])\p{Cc}/u;

function problemOf(text: string): string | null {
  const [control] = CONTROL.exec(text) ?? [];
  if (control !== undefined) {
    const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `berisi karakter kendali yang tidak tampak (U+${code}); hapus karakter itu`;
  }
  return wellFormed(text) === text ? null : 'berisi setengah emoji atau karakter yang terpotong; tulis ulang';
}

const pointer = (path: string, key: string) => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * Reports every text in untrusted JSON that cannot be stored or shown. Names of fields are those of the schema, which has none
 * of these.
 */
export function textProblems(document: unknown): Problem[] {
  const problems: Problem[] = [];
  // No recursion: brackets may be nested deeper than calls can be.
  const rest: { path: string; value: unknown }[] = [{ path: '', value: document }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { path, value } = next;
    if (typeof value === 'string') {
      const message = problemOf(value);
      if (message) problems.push({ path: path || '/', message });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, field] of Object.entries(value).reverse())
        rest.push({ path: pointer(path, key), value: field });
    }
  }
  return problems;
}
