import { anEvent } from '../../testing/builders.ts';
import { eventListJsonLd } from './event-list-json-ld.ts';

test('an event has date, place and organizer, with absolute URLs', () => {
  const data = eventListJsonLd([anEvent()], { origin: 'https://lapak.example', username: 'studiokarya' });
  expect(data).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'Event',
          startDate: '2026-12-05T19:00:00+07:00',
          endDate: '2026-12-05T22:00:00+07:00',
          url: 'https://lapak.example/studiokarya/onlinestore/event/detail/1',
          image: 'https://lapak.example/files/events/puisi.webp?w=1200',
          location: { name: 'Gedung Kesenian' },
          organizer: { name: 'Studio Karya' },
        },
      },
    ],
  });
});
