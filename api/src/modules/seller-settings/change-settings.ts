import { and, eq } from 'drizzle-orm';
import type { FieldChanges, SellerSettings } from '@lapak/contracts/api/seller-settings';
import { isLikePlatform } from '@lapak/contracts/reserved-names';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { settingsLabels } from '@lapak/contracts/store-document/settings-labels';
import { COURIER_CODES, type StoreForm } from '@lapak/contracts/store-document/store';
import type { Queryable } from '../../db/client.ts';
import { stores } from '../../db/schema/stores.ts';
import { districtRepository, districtView } from '../../districts/district-repository.ts';
import { checkStoreDocument } from '../../import/check-store-document.ts';
import { exportCouriers, exportStoreRow } from '../../import/export-settings.ts';
import { picturePath } from '../../import/exported-values.ts';
import { importCouriers } from '../../import/import-settings.ts';
import { importStoreRow } from '../../import/import-store-row.ts';
import { originProblems } from '../../import/import-store.ts';
import type { StoreDocument } from '../../import/store-document.ts';
import { cleanLine } from '../../lib/clean-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { Editing, Editor, EditStore } from '../seller-access/store-editing.ts';
import { changedFields } from '../seller-forms/changed-fields.ts';
import { missingPicture, uploadedPictures } from '../seller-forms/uploaded-pictures.ts';
import { courierName } from '../shipping/couriers.ts';
import { fileUrl } from '../store/store-view.ts';
import { withChanges } from './field-changes.ts';
import { changedMeanwhile, onlyKnown, refuse, refuseProblems } from './refusals.ts';

type Row = typeof stores.$inferSelect;

/** Names the settings in the store's log. */
const SUBJECT = 'settings';
const nameReserved = 'nama ini hanya untuk Lapak sendiri; pilih yang lain';

const courierChoices = COURIER_CODES.map((code) => ({ code, name: courierName(code) }));

interface Present {
  row: Row;
  form: StoreForm;
}

async function presentSettings(db: Queryable, storeId: number): Promise<Present> {
  const [row] = await db.select().from(stores).where(eq(stores.id, storeId));
  if (!row) throw new Error('The store is gone');
  const reader = { tx: db, storeId };
  const {
    username: _username,
    subscription_status: _status,
    is_valid: _isValid,
    owner: _owner,
    ...store
  } = await exportStoreRow(reader, row, row.originDistrictId ?? '');
  return { row, form: { ...store, couriers: await exportCouriers(reader) } };
}

async function settingsView(db: Queryable, { row, form }: Present): Promise<SellerSettings> {
  const district = await districtRepository(db).find(form.origin);
  return {
    settings: form,
    logo_url: fileUrl(row.logoKey),
    origin_district: district && districtView(district),
    courier_choices: courierChoices,
    subscription_status: row.subscriptionStatus,
    is_valid: row.isValid,
  };
}

/** Settings as a document of a store has them, without its owner, which stays as it is. */
const documentOf = ({ username, subscriptionStatus, isValid }: Row, wanted: object) => {
  const { couriers: list, ...store }: { couriers?: unknown } = { ...wanted };
  return {
    format: 1,
    store: { ...store, username, subscription_status: subscriptionStatus, is_valid: isValid },
    couriers: list,
  };
};

/** A problem's place as if settings were an entry of a list. */
const asEntry = (problem: Problem): Problem => ({
  ...problem,
  path: problem.path.replace(/^\/store/, '/store/0').replace(/^\/couriers.*/, '/store/0/couriers'),
});

/** Checks settings by all rules of the import. @param changed fields of which warnings are errors: whoever typed them can correct them */
async function checked(
  { tx, now }: Editing,
  row: Row,
  wanted: object,
  changed: readonly string[],
): Promise<StoreDocument> {
  const read = checkStoreDocument(documentOf(row, wanted), now);
  if (!read.ok) return refuseProblems(read.problems.map(asEntry));
  const { document, warnings } = read;
  const problems = warnings.filter(({ path }) => changed.includes(path.slice('/store/'.length)));
  if (changed.includes('nama_toko') && isLikePlatform(document.store.nama_toko))
    problems.push({ path: '/store/nama_toko', message: nameReserved });
  if (changed.includes('origin')) problems.push(...(await originProblems(tx, document.store.origin)));
  return problems.length > 0 ? refuseProblems(problems.map(asEntry)) : document;
}

/** Opens or closes a store, with an entry in its log; nothing when it is so already. */
async function writeOpen({ tx, storeId, now, written, note }: Editing, isOpen: boolean): Promise<void> {
  const [row] = await tx
    .update(stores)
    .set({ isActive: isOpen, updatedAt: now })
    .where(and(eq(stores.id, storeId), eq(stores.isActive, !isOpen)))
    .returning({ name: stores.namaToko });
  if (!row) return;
  written.rows += 1;
  await note({
    ...{ action: isOpen ? 'store.reopen' : 'store.close', subject: SUBJECT, title: row.name },
    before: { is_active: !isOpen },
    after: { is_active: isOpen },
  });
}

/** Writes settings as an import does. */
async function write(
  editing: Editing,
  { row }: Present,
  document: StoreDocument,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const { logo } = document.store;
  if (logo !== undefined && !pictures.has(logo)) refuseProblems([missingPicture('/store/0/logo')]);
  const context = {
    ...editing,
    pictureKey: (file: string | undefined) => pictures.get(file ?? '') ?? null,
    soldFile: () => null,
  };
  const store = { ...document.store, is_active: row.isActive };
  await importStoreRow(context, { ...document, store }, row.id);
  await importCouriers(context, document.couriers);
}

/** The settings of stores. Every change is in the store's log; every expected failure is a value. */
export function createSettings({
  db,
  edit,
  storage,
}: {
  db: Queryable;
  edit: EditStore;
  storage: FileStorage;
}) {
  return {
    async view(storeId: number): Promise<SellerSettings> {
      return settingsView(db, await presentSettings(db, storeId));
    },

    /** Opens or closes a store. */
    setOpen: (editor: Editor, isOpen: boolean) => edit(editor, (editing) => writeOpen(editing, isOpen)),

    /** Changes single fields. @returns the settings as they are then */
    async change(editor: Editor, changes: FieldChanges): Promise<SellerSettings | Refusal> {
      const logo = changes.logo?.to;
      const uploaded = await uploadedPictures(
        storage,
        editor.store.username,
        typeof logo === 'string' ? [logo] : [],
      );
      return edit(editor, async (editing) => {
        const { tx, storeId, note } = editing;
        const names = Object.keys(changes);
        onlyKnown(names, (name) => Object.hasOwn(settingsLabels, name));
        const before = await presentSettings(tx, storeId);
        const { wanted, conflicts } = withChanges({ ...before.form }, changes);
        if (conflicts.length > 0) {
          const data = await settingsView(tx, before);
          const facts = { storeId, subject: SUBJECT, what: 'Pengaturan ini', conflicts, data };
          refuse(await changedMeanwhile(tx, facts));
        }
        if (typeof wanted.nama_toko === 'string') wanted.nama_toko = cleanLine(wanted.nama_toko);
        const document = await checked(editing, before.row, wanted, names);
        const own = before.row.logoKey;
        const pictures = new Map([...uploaded, ...(own === null ? [] : [[picturePath(own), own] as const])]);
        await write(editing, before, document, pictures);
        const between = await presentSettings(tx, storeId);
        const fields = changedFields(before.form, between.form);
        if (Object.keys(fields.after).length > 0)
          await note({ action: 'store.change', subject: SUBJECT, title: between.row.namaToko, ...fields });
        await writeOpen(editing, document.store.is_active);
        return settingsView(tx, await presentSettings(tx, storeId));
      });
    },
  };
}
