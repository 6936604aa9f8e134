import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { operatorOf } from './operator.ts';
import { runningProduct, type RunningProduct } from './product.ts';
import { STORE } from './shopper.ts';
import { until } from './until.ts';

const INVITATION = /\/kelola\/undangan\/[\w-]+/;

/** What the latest mail to somebody has that is of a form; null before there is one. */
export function mailed(
  email: string,
  form: RegExp,
  { dataDir }: Pick<RunningProduct, 'dataDir'> = runningProduct(),
): string | null {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return null;
  const mails = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // Soft line breaks of a mail's text.
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8').replace(/=\r?\n/g, ''));
  const wanted = mails.filter((text) => text.includes(email) && form.test(text));
  return form.exec(wanted.at(-1) ?? '')?.[0] ?? null;
}

const password = 'rahasia123';

/** Makes somebody a member of a store, the demo store unless another is named, by the operator's invitation, with an account of their own; ends in the console. */
export async function joinStore(
  page: Page,
  name: string,
  role = 'owner',
  store = STORE,
  product = runningProduct(),
): Promise<{ email: string; password: string }> {
  const email = `${name.toLowerCase()}-${Date.now()}@toko.test`;
  await operatorOf(product)('members', store, '--invite', email, '--role', role);
  await until(async () => mailed(email, INVITATION, product) !== null, true);
  await page.goto(mailed(email, INVITATION, product) ?? '');
  await page.getByRole('heading', { level: 1, name: /^Undangan dari/ }).waitFor();
  await page.getByLabel('Nama', { exact: true }).fill(name);
  await page.getByLabel('Username').fill(`${name.toLowerCase()}${Date.now()}`);
  await page.getByLabel('Nomor Handphone').fill(`0812${String(Date.now()).slice(-8)}`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Ulangi password').fill(password);
  await page.getByRole('button', { name: 'Buat akun dan terima' }).click();
  await page.waitForURL(`**/kelola/toko/${store}**`);
  return { email, password };
}
