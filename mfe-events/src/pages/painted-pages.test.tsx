/** @jest-environment node */
import { patterns, paths } from '@lapak/contracts/routes';
import { paintPage } from '@lapak/runtime/testing/paint-page';
import { aTicket, anEvent } from '../testing/builders.ts';
import * as detail from './event-detail/event-detail-page.tsx';
import * as list from './event-list/event-list-page.tsx';

const u = 'studiokarya';
const date_server = '2026-11-21T14:00:00.000+07:00';
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const structured = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '');

describe('a server-rendered event', () => {
  const paint = (own: Parameters<typeof anEvent>[0] = {}, answered = date_server) =>
    paintPage(detail, {
      pattern: patterns.event,
      path: `${paths.event(u, 1)}?ref=bio`,
      answers: { '/api/event/1': { data: anEvent(own), date_server: answered } },
    });

  it('has cover, tickets and description in the HTML', async () => {
    const html = await paint({ tickets: [aTicket()] });
    expect(html).toMatch(/<img[^>]*src="\/files\/events\/puisi\.webp\?w=640"[^>]*fetchPriority="high"/i);
    for (const words of ['DESKRIPSI EVENT', 'KATEGORI TIKET', 'Reguler', 'Rp75.000', '<p>Malam puisi.</p>'])
      expect(html).toContain(words);
  });

  it('says without JavaScript that it needs it', async () => {
    expect(await paint()).toMatch(/<noscript><p[^>]*>Halaman ini membutuhkan JavaScript/);
  });

  it('marks tabs and plus for the replay of early taps, and has no style attribute', async () => {
    const html = await paint({ tickets: [aTicket()] });
    expect(html.match(/data-replay="tab"/g)).toHaveLength(2);
    expect(html.match(/data-replay="quantity"/g)).toHaveLength(2);
    expect(html).not.toMatch(/ style=|<style/);
  });

  it('has name, time and cover for link previews', async () => {
    const html = await paint();
    expect(meta(html, 'og:title')).toBe('Malam Puisi Kota Tua - studiokarya');
    expect(meta(html, 'og:description')).toMatch(
      /^Sabtu, 5 Desember 2026, 19\.00 - 22\.00 WIB, Gedung Kesenian/,
    );
    expect(meta(html, 'og:image')).toBe('https://lapak.example/files/events/puisi.webp?w=1200');
    expect(canonical(html)).toBe('https://lapak.example/studiokarya/onlinestore/event/detail/1');
  });

  it('has structured data: an event with an offer per kind of ticket', async () => {
    const closed = { is_sell: false };
    const html = await paint({
      tickets: [
        aTicket(),
        aTicket({ id: 12, sell_status_reason: 'out_stock', qty: 0, ...closed }),
        aTicket({ id: 13, sell_status_reason: 'not_started', ...closed }),
        aTicket({ id: 14, sell_status_reason: 'sale_ended', ...closed }),
      ],
    });
    const availability = (name: string) => ({ availability: `https://schema.org/${name}` });
    expect(structured(html)).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-05T19:00:00+07:00',
      endDate: '2026-12-05T22:00:00+07:00',
      eventStatus: 'https://schema.org/EventScheduled',
      image: ['https://lapak.example/files/events/puisi.webp?w=1200'],
      location: { '@type': 'Place', name: 'Gedung Kesenian', address: 'Jalan Gedung Kesenian 1, Jakarta' },
      organizer: { name: 'Studio Karya' },
      offers: [
        {
          '@type': 'Offer',
          price: 75_000,
          priceCurrency: 'IDR',
          validFrom: '2026-11-01T00:00:00.000+07:00',
          url: 'https://lapak.example/studiokarya/onlinestore/event/detail/1',
          ...availability('InStock'),
        },
        availability('SoldOut'),
        availability('PreOrder'),
        availability('OutOfStock'),
      ],
    });
  });

  it('has no offers when it is over', async () => {
    const html = await paint({ tickets: [aTicket()] }, '2026-12-06T00:00:00.000+07:00');
    expect(html).toContain('Event ini sudah berakhir');
    expect(structured(html).offers).toMatchObject([{ availability: 'https://schema.org/OutOfStock' }]);
  });

  it('is not server-rendered when it is unknown', async () => {
    for (const path of [paths.event(u, 9), paths.event(u, 'abc'), '/studiokarya/onlinestore/event/detail']) {
      const unknown = paintPage(detail, { pattern: patterns.event, path, answers: {} });
      await expect(unknown).rejects.toMatchObject({ status: 404 });
    }
  });
});

test('the list is server-rendered with a link to each event', async () => {
  const html = await paintPage(list, {
    pattern: patterns.events,
    path: paths.events(u),
    answers: { '/api/event': { data: [anEvent()], date_server } },
  });
  expect(html).toContain('href="/studiokarya/onlinestore/event/detail/1"');
  expect(canonical(html)).toBe('https://lapak.example/studiokarya/onlinestore/event');
});
