import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const darkStart = css.indexOf('@media screen and (prefers-color-scheme: dark)');

function declarations(selector: string, from = 0): Record<string, string> {
  const start = css.indexOf(`${selector} {`, from);
  const block = css.slice(start, css.indexOf('}', start));
  const found = [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name, value]));
}

const base = { ...declarations(':root'), ...declarations(":root[data-theme='blue']") };
const light = {
  blue: base,
  'blue-new': { ...base, ...declarations(":root[data-theme='blue-new']") },
  grey: { ...base, ...declarations(":root[data-theme='grey']") },
};
const dark = declarations(':root[data-theme]', darkStart);
const themes: Record<string, Record<string, string>> = {
  ...light,
  'dark blue': { ...light.blue, ...dark },
  'dark blue-new': {
    ...light['blue-new'],
    ...dark,
    ...declarations(":root[data-theme='blue-new']", darkStart),
  },
  'dark grey': { ...light.grey, ...dark, ...declarations(":root[data-theme='grey']", darkStart) },
};

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['bg', 'surface', 'surface-sunken', 'surface-hover'];
const texts = ['text', 'text-muted', 'primary', 'sale', 'danger', 'success', 'warning', 'info'];
const readable: [text: string, ground: string][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [string, string] => [text, surface])),
  ...['primary', 'sale', 'danger', 'success', 'warning', 'info', 'waiting', 'checking'].map(
    (c): [string, string] => [c, `${c}-soft`],
  ),
  ['text', 'primary-soft'],
  ['text-muted', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['text-inverse', 'danger'],
  ['text-inverse', 'danger-hover'],
  ['text-inverse', 'sale'],
  ['text-inverse', 'inverse'],
  ['on-header', 'header'],
];

describe.each(Object.entries(themes))('theme %s', (_, theme: Record<string, string>) => {
  const color = (name: string) => theme[`--color-${name}`] ?? '';

  test.each(readable)('%s can be read on %s (4.5:1)', (text, ground) => {
    expect(color(text)).toMatch(/^#[0-9a-f]{6}$/);
    expect(color(ground)).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['border-strong', 'focus', 'heart'])('%s stands out from the surface (3:1)', (name) => {
    expect(contrast(color(name), color('surface'))).toBeGreaterThanOrEqual(3);
  });
});

/** Colours that are the same in dark mode on purpose. */
const unchanged = ['--color-paper'];

test('every colour of the light themes has a dark value', () => {
  const colors = Object.keys(light.grey).filter((name) => /^--(color|gradient|shadow)-/.test(name));
  expect(colors.filter((name) => !(name in dark) && !unchanged.includes(name))).toEqual([]);
});

test('a theme that has its own light colour has its own dark one, or takes the common one', () => {
  for (const theme of ['blue-new', 'grey']) {
    const own = declarations(`:root[data-theme='${theme}']`, darkStart);
    expect(own['--color-primary']).toBeDefined();
    expect(own['--color-bg']).toBeDefined();
  }
});

test('the order of the layers comes first', () => {
  expect(css.replace(/\/\*.*?\*\//gs, '').trim()).toMatch(
    /^@layer reset, tokens, ui, forms, ordering, host, storefront, checkout, account, events;/,
  );
});
