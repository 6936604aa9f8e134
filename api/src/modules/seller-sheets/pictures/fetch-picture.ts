import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_PICTURE_BYTES } from '../../../import/pictures.ts';
import { isPublicAddress } from './public-address.ts';

export interface PictureFetchOptions {
  /** The addresses of a name. */
  resolve?: (host: string) => Promise<string[]>;
  /** Whether one of them may be connected to. */
  isAllowed?: (address: string) => boolean;
  /** Whom to trust, and how long to wait for all of one picture. */
  ca?: string;
  timeoutMs?: number;
  port?: number;
}

export type Fetched = { body: Buffer } | { problem: string };
export type FetchPicture = (address: string, ending: AbortSignal) => Promise<Fetched>;

const MAX_REDIRECTS = 4;
const TIMEOUT_MS = 15_000;

class Unfetchable extends Error {}
const fail = (problem: string): never => {
  throw new Unfetchable(problem);
};

const HTTPS_ONLY = 'harus alamat yang dimulai dengan https://, misalnya https://contoh.id/kemeja.jpg';
const NOT_PUBLIC = 'mengarah ke jaringan yang tidak terbuka untuk umum; unggah gambarnya di zip';
const NOT_FOUND = 'alamatnya tidak ditemukan; periksa ejaannya';
const UNREACHABLE = 'tidak bisa dihubungi; coba lagi, atau unggah gambarnya di zip';
const TOO_SLOW = 'terlalu lama menjawab; coba lagi, atau unggah gambarnya di zip';
const TOO_LARGE = `lebih besar dari ${MAX_PICTURE_BYTES / 1024 / 1024} MB; kecilkan dulu`;

async function resolveAll(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function placeOf(address: string, port: number): URL {
  if (!URL.canParse(address)) return fail(HTTPS_ONLY);
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return fail(HTTPS_ONLY);
  if (url.port !== '' && Number(url.port) !== port)
    return fail('memakai port lain; tulis alamat https biasa');
  return url;
}

/** One that may be connected to. All must be: a name that also leads inside is not what it seems. */
async function allowedAddress(
  host: string,
  { resolve = resolveAll, isAllowed = isPublicAddress }: PictureFetchOptions,
): Promise<string> {
  const bare = host.replace(/^\[|\]$/g, '');
  const addresses = isIP(bare) ? [bare] : await resolve(bare).catch(() => fail(NOT_FOUND));
  const [first] = addresses;
  if (first === undefined) return fail(NOT_FOUND);
  return addresses.every(isAllowed) ? first : fail(NOT_PUBLIC);
}

function request(
  url: URL,
  address: string,
  signal: AbortSignal,
  { ca, port = 443 }: PictureFetchOptions,
): Promise<IncomingMessage> {
  // The address that was looked at is the one that is connected to: a name may lead elsewhere a moment later.
  const pinned: LookupFunction = (_host, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'image/webp,image/avif,image/png,image/jpeg,image/*;q=0.5',
      'user-agent': 'Lapak (gambar produk)',
    };
    https
      .get(
        url,
        { port, lookup: pinned, signal, headers, agent: false, ...(ca === undefined ? {} : { ca }) },
        resolve,
      )
      .on('error', reject);
  });
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > MAX_PICTURE_BYTES) fail(TOO_LARGE);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_PICTURE_BYTES) fail(TOO_LARGE);
    parts.push(part);
  }
  return bytes === 0 ? fail('berisi berkas kosong') : Buffer.concat(parts);
}

async function follow(address: string, signal: AbortSignal, options: PictureFetchOptions): Promise<Buffer> {
  let url = placeOf(address, options.port ?? 443);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await request(url, await allowedAddress(url.hostname, options), signal, options);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await bodyOf(answer);
      if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
        return fail(
          `dijawab ${statusCode} oleh situsnya; buka alamatnya di browser untuk memeriksa, atau unggah gambarnya di zip`,
        );
      url = placeOf(new URL(headers.location, url).href, options.port ?? 443);
    } finally {
      answer.destroy();
    }
  }
  return fail('dialihkan terlalu banyak kali; tulis alamat gambarnya sendiri');
}

/**
 * Fetches a picture of a stranger's address: https, of the public internet only, whatever its name and its redirects lead to.
 * @returns why it cannot be had, in Indonesian, to follow the address
 */
export const createPictureFetch =
  (options: PictureFetchOptions = {}): FetchPicture =>
  async (address, ending) => {
    const time = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
    try {
      return { body: await follow(address, AbortSignal.any([time, ending]), options) };
    } catch (error) {
      if (error instanceof Unfetchable) return { problem: error.message };
      return { problem: time.aborted || ending.aborted ? TOO_SLOW : UNREACHABLE };
    }
  };
