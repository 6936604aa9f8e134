import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { AttendeesExportQuery, AttendeesQuery, AttendeesResponse } from '@lapak/contracts/api/seller-event';
import { formatDateWire } from '@lapak/domain/wire-dates';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../../lib/answer.ts';
import { createSheetFiles } from '../../lib/sheet-file.ts';
import type { Services } from '../../services.ts';
import { pageOrLast } from '../../lib/page-or-last.ts';
import { memberOf, sellerRoute } from '../seller-access/seller-access.ts';
import { asSlug } from '../seller-forms/free-name.ts';
import { attendeesPage, eventOfAttendees } from './attendees.ts';
import { noSuchEvent } from './edit-event.ts';
import { attendeeSheet } from './export-attendees.ts';
import { ofEvent } from './seller-event-routes.ts';

/** Who comes to an event, on a page and as a file (`seller-event` in contracts). */
export const attendeeRoutes =
  ({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    const forStaff = sellerRoute('staff', config.rateLimitFactor);
    const files = createSheetFiles();
    app.addHook('onClose', () => files.close());

    app.get(
      '/api/seller/toko/:toko/event/:id/peserta',
      {
        config: forStaff,
        schema: {
          summary: 'Who has a ticket of an event, paid for or not yet',
          params: ofEvent,
          querystring: AttendeesQuery,
          response: { 200: AttendeesResponse },
        },
      },
      async (request, reply) => {
        const key = { storeId: memberOf(request).store.id, id: request.params.id };
        const { query } = request;
        const found = await pageOrLast(query.page, (page) => attendeesPage(db, key, { ...query, page }));
        return found ?? sendRefusal(reply, noSuchEvent);
      },
    );

    app.get(
      '/api/seller/toko/:toko/event/:id/peserta/unduh',
      {
        config: forStaff,
        schema: {
          summary: 'Attendees as a file',
          params: ofEvent,
          querystring: AttendeesExportQuery,
        },
      },
      async (request, reply) => {
        const key = { storeId: memberOf(request).store.id, id: request.params.id };
        const event = await eventOfAttendees(db, key);
        if (!event) return sendRefusal(reply, noSuchEvent);
        const name = `peserta-${asSlug(event.nama_event, 60) || 'acara'}-${formatDateWire(clock.now())}`;
        return files.send(reply, name, request.query.format, attendeeSheet(db, key, request.query));
      },
    );
  };
