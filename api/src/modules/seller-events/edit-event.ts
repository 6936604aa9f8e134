import { and, count, eq, like } from 'drizzle-orm';
import type { SaveEventBody, SellerEvent } from '@lapak/contracts/api/seller-event';
import type { EventDocument } from '@lapak/contracts/store-document/event';
import { limits } from '@lapak/contracts/limits';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { numberIn } from '../../audit/audit-log.ts';
import { events } from '../../db/schema/events.ts';
import { checkEvents } from '../../import/check-events.ts';
import { importEvents, takeOutEvents } from '../../import/import-events.ts';
import { isKeptEvent } from '../../import/kept-events.ts';
import { entriesOf, textAt } from '../../import/store-document/untrusted.ts';
import { invalid, refused, RefusedInTransaction, type Refusal } from '../../lib/refusal.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import type { Editing, Editor, EditStore } from '../seller-access/store-editing.ts';
import { changedFields, differing } from '../seller-forms/changed-fields.ts';
import { asSlug, freeName } from '../seller-forms/free-name.ts';
import { uploadedPictures } from '../seller-forms/uploaded-pictures.ts';
import { changedMeanwhile, noVersion, versionOf } from '../seller-forms/versions.ts';
import { eventErrors, pictureProblems, quotaProblems } from './event-problems.ts';
import { eventView, ownPictures, presentEvent, subjectOf, type PresentEvent } from './present-event.ts';

type Form = SaveEventBody['event'];
type Pictures = ReadonlyMap<string, string>;

export const noSuchEvent = refused(404, 'Acara tidak ditemukan di toko ini');
const tooMany = refused(
  422,
  `Toko ini sudah punya ${limits.events} acara. Hapus yang sudah tidak dipakai, lalu coba lagi`,
);

/** Letters of a key that is made from a name; a number may follow. */
const LONGEST_NAME = 60;

function refuse(refusal: Refusal): never {
  throw new RefusedInTransaction(refusal);
}
const refuseProblems = (problems: readonly Problem[]) => refuse(invalid(eventErrors(problems)));

async function freeKey({ tx, storeId }: Editing, form: Form): Promise<string> {
  const name = asSlug(textAt(form, 'nama_event') ?? '', LONGEST_NAME) || 'acara';
  const rows = await tx
    .select({ key: events.importKey })
    .from(events)
    .where(and(eq(events.storeId, storeId), like(events.importKey, `${name}%`)));
  const taken = new Set(rows.map(({ key }) => key));
  return freeName(name, (text) => taken.has(text));
}

/** Kinds of tickets, each with a key: one that is new gets another than all that the event ever had. */
function withKeys(form: Form, sold: ReadonlyMap<string, number>): unknown {
  if (!Array.isArray(form.tickets)) return form.tickets;
  const list = entriesOf(form, 'tickets');
  const taken = new Set([...sold.keys(), ...list.map((ticket) => textAt(ticket, 'key'))]);
  return list.map((ticket) => {
    if (typeof ticket !== 'object' || ticket === null || 'key' in ticket) return ticket;
    const name = asSlug(textAt(ticket, 'nama_tiket') ?? '', LONGEST_NAME) || 'tiket';
    const key = freeName(name, (text) => taken.has(text));
    taken.add(key);
    return { ...ticket, key };
  });
}

/** Checks an event by all rules and writes it. @returns it as it is then */
async function write(
  editing: Editing,
  wanted: object,
  pictures: Pictures,
  sold: ReadonlyMap<string, number>,
): Promise<PresentEvent> {
  const checked = checkEvents([wanted], editing.now);
  if (!checked.ok) return refuseProblems(checked.problems);
  const [event] = checked.list;
  if (!event) throw new Error('one event was checked and none came');
  const problems = [...pictureProblems(event, pictures), ...quotaProblems(event, sold)];
  if (problems.length > 0) return refuseProblems(problems);
  const { tx, storeId, now, written } = editing;
  const pictureKey = (path: string | undefined) => pictures.get(path ?? '') ?? null;
  const context = { tx, storeId, now, written, pictureKey, soldFile: () => null };
  const ids = await importEvents(context, [event], { keepOthers: true });
  const present = await presentEvent(tx, storeId, ids.get(event.key) ?? 0);
  if (!present) throw new Error(`the event ${event.key} was written and is not there`);
  return present;
}

const changedEvent = (before: Partial<EventDocument>, after: Partial<EventDocument>) =>
  changedFields(before, after, (name, own, other) =>
    name === 'tickets' ? differing(own.tickets, other.tickets, ({ key }) => key) : own[name],
  );

const noteChange = (editing: Editing, action: string, before: PresentEvent | null, after: PresentEvent) =>
  editing.note({
    action,
    subject: subjectOf(after.row.id),
    title: after.row.namaEvent,
    ...changedEvent(before?.event ?? {}, after.event),
  });

/** The event as it is, when it is the version that was edited. */
async function unchanged(editing: Editing, id: number, version: string): Promise<PresentEvent> {
  const present = (await presentEvent(editing.tx, editing.storeId, id)) ?? refuse(noSuchEvent);
  if (versionOf(present.row) === version) return present;
  return refuse(changedMeanwhile('Acara', await eventView(editing.tx, present)));
}

/** Changes of one event in the console. Every one is in the store's log; every expected failure is a value. */
export function createEventEditor({ edit, storage }: { edit: EditStore; storage: FileStorage }) {
  const uploaded = ({ store }: Editor, form: Form): Promise<Pictures> => {
    const paths = [textAt(form, 'image_cover'), textAt(form, 'logo_organizer')];
    return uploadedPictures(
      storage,
      store.username,
      paths.filter((path) => path !== undefined),
    );
  };
  return {
    /** Makes an event, or answers the one that the same request has made; keys of it and its tickets are made from their names. */
    async create(caller: Editor, { event }: SaveEventBody): Promise<SellerEvent | Refusal> {
      const pictures = await uploaded(caller, event);
      return edit(caller, async (editing) => {
        const { tx, storeId, madeBefore } = editing;
        const made =
          madeBefore === null ? null : await presentEvent(tx, storeId, numberIn(madeBefore.subject));
        if (made) return eventView(tx, made);
        const [kept] = await tx
          .select({ events: count() })
          .from(events)
          .where(and(eq(events.storeId, storeId), isKeptEvent));
        if (kept && kept.events >= limits.events) return refuse(tooMany);
        const key = await freeKey(editing, event);
        const wanted = { ...event, key, tickets: withKeys(event, new Map()) };
        const after = await write(editing, wanted, pictures, new Map());
        await noteChange(editing, 'event.create', null, after);
        return eventView(tx, after);
      });
    },

    /**
     * Saves an event, or answers what the same request has saved.
     * @param version that the form was filled in with
     */
    async save(
      caller: Editor,
      id: number,
      version: string | null,
      { event }: SaveEventBody,
    ): Promise<SellerEvent | Refusal> {
      if (version === null) return noVersion('Acara');
      const pictures = await uploaded(caller, event);
      return edit(caller, async (editing) => {
        const made = editing.madeBefore === null ? null : await presentEvent(editing.tx, editing.storeId, id);
        if (made) return eventView(editing.tx, made);
        const present = await unchanged(editing, id, version);
        const wanted = { ...event, key: present.event.key, tickets: withKeys(event, present.sold) };
        const before = editing.written.rows;
        const all = new Map([...pictures, ...ownPictures(present)]);
        const after = await write(editing, wanted, all, present.sold);
        if (editing.written.rows > before) await noteChange(editing, 'event.change', present, after);
        return eventView(editing.tx, after);
      });
    },

    /** Takes an event out for good; its tickets that were bought are admitted all the same. */
    async remove(caller: SellerCaller, id: number, version: string | null): Promise<null | Refusal> {
      if (version === null) return noVersion('Acara');
      return edit(caller, async (editing) => {
        const { row } = await unchanged(editing, id, version);
        await takeOutEvents(editing, [row]);
        const { namaEvent, tanggalStart } = row;
        await editing.note({
          action: 'event.remove',
          subject: subjectOf(id),
          title: namaEvent,
          before: { nama_event: namaEvent, tanggal_start: tanggalStart },
          after: {},
        });
        return null;
      });
    },
  };
}
