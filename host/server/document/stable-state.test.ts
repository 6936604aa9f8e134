/** @jest-environment node */
import { stableState } from './stable-state.ts';

const state = (
  own: { at?: string; id?: string; order?: string[]; end?: string | null; name?: string } = {},
) => {
  const { at = '2026-11-21T10:00:01+07:00', id = 'a1', order = ['Listing', 'Product'], end = null } = own;
  const query = (name: string, data: object) => ({
    status: 'fulfilled',
    endpointName: name,
    requestId: id,
    startedTimeStamp: id.length * 1.5,
    data,
    fulfilledTimeStamp: id.length * 2,
  });
  const data = { nama: own.name ?? 'Kopi', discount_end_date: end };
  return JSON.stringify({
    api: {
      queries: { one: query('getListing', { data, date_server: at }) },
      mutations: {},
      provided: { tags: Object.fromEntries(order.map((tag) => [tag, [1]])) },
      subscriptions: {},
      config: { online: true },
    },
    site: { origin: 'http://lapak.test' },
  });
};

it('is the same for every request, order of answers, and time', () => {
  const other = state({ id: 'other', order: ['Product', 'Listing'], at: '2026-11-21T11:30:00+07:00' });
  expect(stableState(other)).toBe(stableState(state()));
});

it('differs when the data differs', () => {
  expect(stableState(state({ name: 'Teh' }))).not.toBe(stableState(state()));
  const forged = '"requestId":"x","date_server":"2026-11-21T10:00:01+07:00"';
  expect(stableState(state({ name: `${forged}1` }))).not.toBe(stableState(state({ name: `${forged}2` })));
});

it.each(['2026-11-21', '2026-11-21T10:05:00+07:00', '2026-11-23 10:00:00'])(
  'holds the clock, to half a minute, when the page may change by itself at %s',
  (end) => {
    const at = (seconds: string) => stableState(state({ end, at: `2026-11-21T10:00:${seconds}+07:00` }));
    expect(at('02')).toBe(at('28'));
    expect(at('31')).not.toBe(at('28'));
  },
);

it('holds no clock when all times are past', () => {
  const at = (day: string) => stableState(state({ end: '2026-11-20', at: `2026-11-${day}T10:00:00+07:00` }));
  expect(at('21')).toBe(at('22'));
});
