const KEY = 'lapak:typed';
const FIELDS = 'input:not([type=password],[type=file],[type=hidden]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** The page's fields by name, id or label; equal ones are numbered. */
function fieldsByName(): Map<string, Field> {
  const fields = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const value = isChoice(field) ? ` ${field.value}` : '';
    const name = (field.name || field.id || field.getAttribute('aria-label') || field.type) + value;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    fields.set(`${name} ${count}`, field);
  }
  return fields;
}

const address = () => window.location.pathname + window.location.search;

/** Keeps what is typed and chosen on this page over a reload of the tab; no passwords and no files. */
export function keepTyped(): void {
  const values = [...fieldsByName()].flatMap(([name, field]): [string, string][] => {
    if (isChoice(field)) return field.checked ? [[name, '']] : [];
    return field.value === '' ? [] : [[name, field.value]];
  });
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address: address(), values }));
  } catch {
    // Storage forbidden: the forms that keep drafts of their own cannot either.
  }
}

function takeKept(): [string, string][] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      address: string;
      values: [string, string][];
    } | null;
    sessionStorage.removeItem(KEY);
    return kept?.address === address() ? kept.values : [];
  } catch {
    return [];
  }
}

/** Sets a value as if it was typed: React gets the event. */
function type(field: Field, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Puts back what was kept, into fields that are empty. */
export function restoreTyped(): void {
  const kept = takeKept();
  if (kept.length === 0) return;
  const fields = fieldsByName();
  for (const [name, value] of kept) {
    const field = fields.get(name);
    if (!field) continue;
    if (isChoice(field)) {
      if (!field.checked) field.click();
    } else if (field.value === '') type(field, value);
  }
}
