import { isDeepStrictEqual } from 'node:util';
import { formatThousands } from '@lapak/domain/rupiah';
import type { ListChange } from '@lapak/contracts/api/seller-settings';
import type { ImportContext } from '../../import/import-context.ts';
import { invalid, refused, type Refusal } from '../../lib/refusal.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { Editing, Editor, EditStore } from '../seller-access/store-editing.ts';
import { changedFields } from '../seller-forms/changed-fields.ts';
import { asSlug, freeName } from '../seller-forms/free-name.ts';
import { missingPicture, uploadedPictures } from '../seller-forms/uploaded-pictures.ts';
import { fileUrl } from '../store/store-view.ts';
import { withChanges, withoutNull } from './field-changes.ts';
import { changedMeanwhile, onlyKnown, refuse, refuseProblems } from './refusals.ts';
import type { StoreList } from './store-list.ts';

const LONGEST_KEY = 60;
const reordered = refused(
  409,
  'Urutannya baru saja diubah orang lain. Lihat urutan yang sekarang, lalu coba lagi',
);

type Fields = Record<string, unknown>;
type Change<Kind extends ListChange['kind']> = Extract<ListChange, { kind: Kind }>;

/** One change of a list while it is made. */
interface Work<Entry extends object> {
  list: StoreList<Entry, unknown>;
  editing: Editing;
  context: ImportContext;
  entries: Entry[];
  pictures: ReadonlyMap<string, string>;
}

const subjectOf = (list: { name: string }, key: string) => `${list.name}:${key}`;
const fieldsOf = (entry: object): Fields => Object.fromEntries<unknown>(Object.entries(entry));
const isField = (list: { labels: object }, name: string) => Object.hasOwn(list.labels, name);

async function begin<Entry extends object>(
  list: StoreList<Entry, unknown>,
  editing: Editing,
  uploaded: ReadonlyMap<string, string>,
): Promise<Work<Entry>> {
  const own = (await list.pictures?.(editing)) ?? new Map<string, string>();
  const pictures = new Map([...uploaded, ...own]);
  const context = {
    ...editing,
    pictureKey: (file: string | undefined) => pictures.get(file ?? '') ?? null,
    soldFile: () => null,
  };
  return { list, editing, context, entries: await list.read(editing), pictures };
}

async function meanwhile<Entry extends object>(
  work: Work<Entry>,
  key: string,
  entry: Entry | null,
  conflicts: string[],
) {
  const { list, editing, pictures } = work;
  const { tx, storeId } = editing;
  const image = entry && list.pictureIn?.(fieldsOf(entry));
  return changedMeanwhile(tx, {
    ...{ storeId, subject: subjectOf(list, key), what: `${list.what} ini`, conflicts },
    data: { entry, image_url: fileUrl(pictures.get(String(image)) ?? null) },
    ...(entry ? {} : { verb: 'dihapus' }),
  });
}

/** Checks one entry by all rules. */
async function checked<Entry extends object>(
  { list, editing, pictures }: Work<Entry>,
  wanted: Fields,
): Promise<Entry> {
  const read = list.check([wanted], editing.now);
  if (!read.ok) return refuseProblems(read.problems);
  const [entry] = read.list;
  if (!entry) throw new Error('one entry was checked and none came');
  const problems = (await list.problems?.(editing, entry)) ?? [];
  const picture = list.pictureIn?.(fieldsOf(entry));
  if (typeof picture === 'string' && !pictures.has(picture))
    problems.push(missingPicture('/entries/0/image'));
  return problems.length > 0 ? refuseProblems(problems) : entry;
}

/** The entry as the store has it after it was written. */
async function written<Entry extends object>(work: Work<Entry>, key: string): Promise<Entry> {
  const { list, editing } = work;
  const entry = (await list.read(editing)).find((each) => list.keyOf(each) === key);
  if (!entry) throw new Error(`${subjectOf(list, key)} was written and is not there`);
  return entry;
}

async function add<Entry extends object>(work: Work<Entry>, { entry: typed }: Change<'add'>): Promise<void> {
  const { list, editing, context, entries } = work;
  onlyKnown(Object.keys(typed), (name) => isField(list, name));
  if (entries.length >= list.max)
    refuse(refused(409, `Paling banyak ${formatThousands(list.max)} ${list.what.toLowerCase()}`));
  const taken = await list.takenKeys(editing);
  const name = list.nameOf?.(typed);
  const slug = asSlug(typeof name === 'string' ? name : '', LONGEST_KEY) || list.name;
  const key = list.nameOf === null ? {} : { key: freeName(slug, (text) => taken.has(text)) };
  const entry = await checked(work, { ...withoutNull(typed), ...key });
  if (list.nameOf === null && taken.has(list.keyOf(entry)))
    refuse(invalid({ code: ['kode ini sudah dipakai di toko ini'] }));
  await list.write(context, [...entries, entry]);
  const after = await written(work, list.keyOf(entry));
  await editing.note({
    ...{
      action: `${list.name}.create`,
      subject: subjectOf(list, list.keyOf(entry)),
      title: list.titleOf(entry),
    },
    ...changedFields<Fields>({}, fieldsOf(after)),
  });
}

/** Whether the same request has added an entry that is there still. */
const isAdded = <Entry extends object>({ list, editing, entries }: Work<Entry>): boolean =>
  entries.some((entry) => subjectOf(list, list.keyOf(entry)) === editing.madeBefore?.subject);

async function change<Entry extends object>(
  work: Work<Entry>,
  { key, changes }: Change<'change'>,
): Promise<void> {
  const { list, editing, context, entries } = work;
  // The code of a voucher is what its uses are counted by.
  onlyKnown(Object.keys(changes), (name) => isField(list, name) && name !== 'code');
  const present = entries.find((entry) => list.keyOf(entry) === key);
  if (!present) return refuse(await meanwhile(work, key, null, Object.keys(changes)));
  const { wanted, conflicts } = withChanges(fieldsOf(present), changes);
  if (conflicts.length > 0) return refuse(await meanwhile(work, key, present, conflicts));
  const entry = await checked(work, wanted);
  const before = editing.written.rows;
  await list.write(
    context,
    entries.map((each) => (each === present ? entry : each)),
  );
  if (editing.written.rows === before) return;
  const after = await written(work, key);
  await editing.note({
    ...{ action: `${list.name}.change`, subject: subjectOf(list, key), title: list.titleOf(after) },
    ...changedFields<Fields>(fieldsOf(present), fieldsOf(after)),
  });
}

async function move<Entry extends object>(work: Work<Entry>, { key, before }: Change<'move'>): Promise<void> {
  const { list, editing, context, entries } = work;
  const moved = entries.find((entry) => list.keyOf(entry) === key);
  if (!moved) return refuse(await meanwhile(work, key, null, []));
  const others = entries.filter((entry) => entry !== moved);
  const at = before === undefined ? others.length : others.findIndex((entry) => list.keyOf(entry) === before);
  if (at < 0) return refuse(reordered);
  if (entries.indexOf(moved) === at) return;
  await list.write(context, others.toSpliced(at, 0, moved));
  await editing.note({
    ...{ action: `${list.name}.move`, subject: subjectOf(list, key), title: list.titleOf(moved) },
    before: { place: entries.indexOf(moved) + 1 },
    after: { place: at + 1 },
  });
}

async function remove<Entry extends object>(
  work: Work<Entry>,
  { key, seen }: Change<'remove'>,
): Promise<void> {
  const { list, editing, context, entries } = work;
  const present = entries.find((entry) => list.keyOf(entry) === key);
  // Somebody else has done it.
  if (!present) return;
  const fields = withoutNull(fieldsOf(present));
  const asSeen = withoutNull(seen);
  const conflicts = [...new Set([...Object.keys(fields), ...Object.keys(asSeen)])].filter(
    (name) => !isDeepStrictEqual(fields[name], asSeen[name]),
  );
  if (conflicts.length > 0) return refuse(await meanwhile(work, key, present, conflicts));
  const left = (await list.leave?.(context, present)) ?? {};
  await list.write(
    context,
    entries.filter((entry) => entry !== present),
  );
  const { before } = changedFields<Fields>(fields, {});
  await editing.note({
    ...{ action: `${list.name}.remove`, subject: subjectOf(list, key), title: list.titleOf(present) },
    ...{ before: { ...before, ...left }, after: {} },
  });
}

const pictureOf = (
  { pictureIn }: Pick<StoreList<object, unknown>, 'pictureIn'>,
  wanted: ListChange,
): unknown =>
  wanted.kind === 'add'
    ? pictureIn?.(wanted.entry)
    : wanted.kind === 'change'
      ? wanted.changes.image?.to
      : null;

/** Changes the entries of one list. Every change is in the store's log; every expected failure is a value. */
export const createListEditor =
  <Entry extends object, View>(
    list: StoreList<Entry, View>,
    { edit, storage }: { edit: EditStore; storage: FileStorage },
  ) =>
  /** @returns the whole list as it is then */
  async (editor: Editor, wanted: ListChange): Promise<View[] | Refusal> => {
    const picture = pictureOf(list, wanted);
    const paths = list.pictureIn && typeof picture === 'string' ? [picture] : [];
    const uploaded = await uploadedPictures(storage, editor.store.username, paths);
    return edit(editor, async (editing) => {
      const work = await begin(list, editing, uploaded);
      if (wanted.kind === 'add') {
        if (!isAdded(work)) await add(work, wanted);
      } else if (wanted.kind === 'change') await change(work, wanted);
      else if (wanted.kind === 'move') await move(work, wanted);
      else await remove(work, wanted);
      return list.views(editing);
    });
  };
