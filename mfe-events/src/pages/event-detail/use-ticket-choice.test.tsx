import { patterns, paths } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { aTicket, anEvent } from '../../testing/builders.ts';
import { useTicketChoice } from './use-ticket-choice.ts';

const event = anEvent({ tickets: [aTicket({ id: 11 }), aTicket({ id: 12, nama_tiket: 'VIP' })] });

/** As the steppers do that were typed into before the page was hydrated: all at once, when they mount. */
function Page() {
  const { choose, quantityOf } = useTicketChoice({ username: 'studiokarya', event, stop: null });
  useEffect(() => {
    choose(11, 2);
    choose(12, 1);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return <p>{`${quantityOf(11)} dan ${quantityOf(12)}`}</p>;
}

test('numbers that are taken at once are all kept', async () => {
  await renderPage({ default: Page }, { pattern: patterns.event, url: paths.event('studiokarya', 1) });
  expect(await screen.findByText('2 dan 1')).toBeVisible();
});
