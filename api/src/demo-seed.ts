import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { databaseError, pgCode } from './db/errors.ts';
import { stores } from './db/schema/stores.ts';
import { userAddresses, users } from './db/schema/users.ts';
import { importStore } from './import/import-store.ts';
import { inWorkFolder } from './import/work-folder.ts';
import { hashPassword, matchesHash } from './modules/auth/hashing.ts';
import { endSessions } from './modules/auth/sessions.ts';
import type { Services } from './services.ts';

export const demoFolder = fileURLToPath(new URL('../demo', import.meta.url));

const shopper = {
  name: 'Pembeli Demo',
  username: 'pembeli',
  email: 'pembeli@lapak.test',
  phoneNumber: '081234567890',
  phoneKey: '081234567890',
  password: 'rahasia123',
};
const address = { districtId: '31.74.07', alamat: 'Jl. Kebon Sirih No. 17, RT 02/RW 05', kodePos: '12160' };

type SeedServices = Pick<Services, 'db' | 'storage' | 'clock' | 'storeEvents' | 'log' | 'config'>;

/** Names of the demo stores: the folders that hold a document. */
export function demoStoreNames(folder = demoFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'store.json')))
    .map((entry) => entry.name)
    .sort();
}

const isTaken = (error: unknown) => databaseError(error)?.code === pgCode.uniqueViolation;

async function seedShopper({ db, clock }: SeedServices): Promise<void> {
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${shopper.email}`);
  if (known) return;
  const { password, ...account } = shopper;
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ ...account, passwordHash, emailVerifiedAt: now, createdAt: now, updatedAt: now })
      .returning({ id: users.id });
    if (made) await tx.insert(userAddresses).values({ userId: made.id, ...address });
  });
}

/**
 * Takes the demo shopper's public password away, and ends its sessions, in a database that was tried before it was
 * opened to the public. A password that was changed is kept.
 */
export async function lockDemoShopper({ db, log }: SeedServices): Promise<void> {
  const [known] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(sql`lower(${users.email}) = ${shopper.email}`);
  if (!known || !(await matchesHash(known.passwordHash, shopper.password))) return;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, known.id));
    await endSessions(tx, known.id);
  });
  log.warn({ user: known.id }, 'the demo shopper has lost its public password: this shop is not being tried');
}

async function seedStore(services: SeedServices, folder: string, username: string): Promise<void> {
  const { db, storage, clock, storeEvents, log, config } = services;
  const known = await db.$count(stores, eq(stores.username, username));
  if (known > 0) return;
  const { storeChanged } = storeEvents;
  const result = await inWorkFolder(config.dataDir, (workFolder) =>
    importStore(
      { db, storage, clock, storeChanged, collects: config.trial },
      path.join(folder, username, 'store.json'),
      workFolder,
    ),
  );
  if (result.ok) log.info({ store: username, products: result.store.products }, 'demo store imported');
  else log.error({ store: username, problems: result.problems.slice(0, 20) }, 'demo store refused');
}

/**
 * Brings in the demo stores and the demo shopper that are not there yet; the store's row records that it was seeded, so
 * later changes to it stay. Servers that start at once on one database do not disturb each other.
 */
export async function seedDemo(services: SeedServices, folder = demoFolder): Promise<void> {
  const steps = [
    () => seedShopper(services),
    ...demoStoreNames(folder).map((username) => () => seedStore(services, folder, username)),
  ];
  for (const step of steps) {
    await step().catch((error: unknown) => {
      // Another server did the same at the same moment.
      if (!isTaken(error)) throw error;
    });
  }
}
