import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDiskStorage } from '../../../storage/disk-storage.ts';
import type { FileStorage } from '../../../storage/file-storage.ts';
import { StorageError } from '../../../lib/storage-error.ts';
import { aProduct, aStore, anAccount } from '../../../testing/a-store.ts';
import { testApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aPicture, placed, sendForm } from '../../../testing/orders-over-http.ts';

onEveryDatabase('A proof that cannot be stored', (database) => {
  let app: FastifyInstance;
  let folder: string;
  let put: FileStorage['put'];
  const lines: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lapak-storage-'));
    const disk = createDiskStorage(folder);
    put = disk.put;
    const storage: FileStorage = { ...disk, put: (...file) => put(...file) };
    ({ app } = await testApp(database(), {
      config: { logLevel: 'error' },
      overrides: { storage, logStream: { write: (line) => void lines.push(line) } },
    }));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** Sends a proof of an order. */
  async function proofs() {
    const { db } = database();
    const store = await aStore(db);
    const product = await aProduct(db, store.id, { alamatOption: 0 });
    const account = await anAccount(db, store.id);
    const id = await placed(app, { store, product, account });
    const picture = await aPicture();
    return () =>
      sendForm(app, `/api/transaction/bukti-transfer/${id}`, {
        payment_method_id: String(account.id),
        transfer_date: '2026-11-21',
        jumlah_transfer: '10000',
        bukti_transfer: picture,
      });
  }

  it('is reported to the shopper, with its cause in the log, and can be sent again', async () => {
    const send = await proofs();
    await writeFile(path.join(folder, 'private'), 'a file where a folder should be');
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({
      code: '-2',
      info: 'Berkas belum dapat disimpan. Silakan coba beberapa saat lagi',
      request_id: expect.any(String),
    });
    expect(lines.join('')).toContain('A file could not be stored: ENOTDIR');
    await rm(path.join(folder, 'private'));
    expect((await send()).json()).toMatchObject({ code: '00' });
  });

  it.each(['ENOSPC', 'EDQUOT'])('because the disk is full (%s) is a 507', async (code) => {
    const send = await proofs();
    const stored = put;
    put = () => Promise.reject(new StorageError(Object.assign(new Error('full'), { code })));
    const refused = await send();
    put = stored;
    expect(refused.statusCode).toBe(507);
    expect(refused.json().info).toBe('Penyimpanan sedang penuh. Silakan coba beberapa saat lagi');
    expect(lines.join('')).toContain(`A file could not be stored: ${code}`);
    expect((await send()).json()).toMatchObject({ code: '00' });
  });
});
