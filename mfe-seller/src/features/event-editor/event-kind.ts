import type { SellerEvent } from '@lapak/contracts/api/seller-event';
import { createDrafts } from '../editor/drafts.ts';
import type { EditorKind } from '../editor/editor-kind.ts';
import { eventErrors, formErrors } from './event-problems.ts';
import { eventOf, eventValues, newEventValues, type EventFields, type EventValues } from './event-values.ts';
import { mergeEvents } from './merge-events.ts';

/** Events, as the editor has them. */
export const eventKind: EditorKind<SellerEvent, EventFields, EventValues> = {
  name: 'Acara',
  drafts: createDrafts('acara'),
  newValues: newEventValues,
  valuesOf: eventValues,
  formOf: ({ event }) => event,
  formTyped: eventOf,
  errorsOf: eventErrors,
  errorsFromServer: formErrors,
  merge: mergeEvents,
  mergedStart(event, { present, typed }) {
    const own = [typed.image_cover, typed.logo_organizer].flatMap((picture) => picture ?? []);
    const urls = Object.fromEntries(own.map(({ file, url }) => [file, url]));
    return { base: present, typed: eventValues({ event, pictures: { ...urls, ...present.pictures } }) };
  },
};
