import type { FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import type { ApplySheetAnswer, SheetPreview } from '@lapak/contracts/api/seller-sheet';
import type { Database } from '../db/client.ts';
import { aConsole } from './a-console.ts';

/** A CSV of some rows. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';')).join('\r\n');

async function aPicture(background: string): Promise<Uint8Array> {
  const made = sharp({ create: { width: 30, height: 20, channels: 3, background } });
  return new Uint8Array(await made.jpeg().toBuffer());
}

/** A zip of pictures in one colour each, by their names. */
export async function zipOf(colours: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const entries = await Promise.all(
    Object.entries(colours).map(async ([name, colour]) => [name, await aPicture(colour)] as const),
  );
  return zipSync(Object.fromEntries(entries), { level: 0 });
}

/** A console that imports and exports sheets. */
export async function aSheetConsole(app: FastifyInstance, db: Database) {
  const console = await aConsole(app, db);
  const { store, member, call } = console;

  async function check(
    sheet: string | Uint8Array<ArrayBuffer>,
    zip?: Uint8Array<ArrayBuffer>,
    name = 'produk.csv',
  ): Promise<{ status: number; info: string; data: SheetPreview }> {
    const form = new FormData();
    form.append('file', new Blob([sheet]), name);
    if (zip) form.append('zip', new Blob([zip]), 'gambar.zip');
    return call('POST', '/lembar/periksa', form);
  }

  const apply = ({
    sheet,
    digest,
  }: SheetPreview): Promise<{ status: number; info: string; data: ApplySheetAnswer['data'] }> =>
    call('POST', '/lembar/terapkan', { sheet: sheet ?? '', digest });

  /** Looks at a sheet and makes what it says. */
  async function put(...args: Parameters<typeof check>) {
    const looked = await check(...args);
    if (!looked.data?.sheet) throw new Error(JSON.stringify(looked));
    const made = await apply(looked.data);
    if (made.status !== 200) throw new Error(JSON.stringify(made));
    return made.data;
  }

  async function exported(format: 'xlsx' | 'csv', content = 'products'): Promise<Uint8Array<ArrayBuffer>> {
    const url = `/api/seller/toko/${store.username}/lembar?format=${format}&content=${content}`;
    const reply = await app.inject({ url, headers: member.headers });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return new Uint8Array(reply.rawPayload);
  }

  return { ...console, check, apply, put, exported };
}
