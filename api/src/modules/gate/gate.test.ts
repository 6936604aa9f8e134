import { randomUUID } from 'node:crypto';
import type { GateOutcome, GateScan, GateTicketsResponse } from '@lapak/contracts/api/seller-gate';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { aMember, consoleClient } from '../../testing/a-member.ts';
import { aShow, anEventOf, aTicketOf, ticketBuyer, type Show } from '../../testing/an-event.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { operate } from '../../testing/operate.ts';
import { testApp, type testClock } from '../../testing/test-app.ts';

onEveryDatabase("The console's gate", (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  let buyer: ReturnType<typeof ticketBuyer>;
  let dataDir = '';
  const db = () => database().db;

  beforeAll(async () => {
    const made = await testApp(database());
    ({ app, clock } = made);
    dataDir = made.config.dataDir;
    buyer = ticketBuyer({ app });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    clock.time = new Date('2026-11-21T03:00:00Z');
  });

  /** A gate of an event of which two tickets are in hand. */
  async function aGate(own: object = {}) {
    const show = await aShow(db(), clock.now(), { harga: 0, maxQty: null });
    await buyer.placed(show, own);
    const keeper = await aMember(db(), clock.now(), show.store.id, 'gate', { name: 'Budi' });
    const gate = gateOf(show, keeper.headers);
    const codes = (await gate.tickets()).map(({ code }) => code);
    return { show, ...gate, codes, code: codes[0] ?? '' };
  }

  function gateOf({ store, event }: Show, headers: Record<string, string>) {
    const call = consoleClient(app);
    const scan = (code: string, more: Partial<GateScan> = {}): GateScan => ({
      ...{ id: randomUUID(), code, at: clock.now().toISOString(), device: 'Pintu A', let_in: false },
      ...more,
    });
    const url = `/toko/${store.username}/acara`;
    const deliver = async (...scans: GateScan[]): Promise<GateOutcome[]> => {
      const answer = await call('POST', `${url}/${event.id}/masuk`, { headers, payload: { scans } });
      expect([answer.status, answer.info]).toEqual([200, 'Tersimpan']);
      return answer.data;
    };
    return {
      scan,
      deliver,
      ask: async (code: string, more: Partial<GateScan> = {}) => (await deliver(scan(code, more)))[0],
      events: async () => (await call('GET', url, { headers })).data,
      tickets: async (): Promise<GateTicketsResponse['data']['tickets']> =>
        (await call('GET', `${url}/${event.id}/tiket`, { headers })).data.tickets,
      call: (id: number | string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
        call(method, `${url}/${id}/${method === 'GET' ? 'tiket' : 'masuk'}`, {
          headers,
          ...(payload ? { payload } : {}),
        }),
    };
  }

  it('admits a code once, however it is written, and says afterwards when, where and by whom', async () => {
    const { ask, code, tickets } = await aGate();
    const typed = ` ${code.toLowerCase().replace(/(.{4})/g, '$1-')}`;
    expect(await ask(typed)).toEqual({
      id: expect.any(String),
      result: 'admitted',
      info: 'Silakan masuk',
      ticket: { code, nama: 'Sari', nama_tiket: 'Reguler', invoice: expect.any(String) },
      used: { at: '2026-11-21T10:00:00.000+07:00', device: 'Pintu A', by: 'Budi' },
    });
    clock.advance(60_000);
    expect(await ask(code, { device: 'Pintu B' })).toMatchObject({
      result: 'used',
      info: 'Sudah dipakai Sabtu, 21 November 2026 Jam 10.00 WIB',
      used: { device: 'Pintu A' },
    });
    // Somebody who was refused was not let in.
    expect((await tickets()).map(({ used, again }) => [used?.device, again])).toEqual([
      ['Pintu A', []],
      [undefined, []],
    ]);
  });

  it('admits one of many devices that ask at the same moment', async () => {
    const { ask, code } = await aGate();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask(code)));
    expect(outcomes.filter((outcome) => outcome?.result === 'admitted')).toHaveLength(1);
  });

  it('counts a scan once that is delivered again, even at the same moment', async () => {
    const { scan, deliver, code, tickets } = await aGate();
    const one = scan(code, { let_in: true });
    const outcomes = (await Promise.all(Array.from({ length: 5 }, () => deliver(one)))).flat();
    expect(outcomes.map(({ result }) => result)).toEqual(Array(5).fill('admitted'));
    clock.advance(3_600_000);
    expect((await deliver(one))[0]).toMatchObject({
      result: 'admitted',
      used: { at: '2026-11-21T10:00:00.000+07:00' },
    });
    expect((await tickets())[0]?.again).toEqual([]);
  });

  it('names a double use by two devices without network with both times', async () => {
    const { scan, deliver, code, tickets } = await aGate();
    const at = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000).toISOString();
    const late = scan(code, { at: at(5), device: 'Pintu B', let_in: true });
    await deliver(scan(code, { at: at(10), let_in: true }));
    expect((await deliver(late))[0]).toMatchObject({
      result: 'used',
      used: { at: '2026-11-21T09:50:00.000+07:00', device: 'Pintu A' },
    });
    const double = { at: '2026-11-21T09:55:00.000+07:00', device: 'Pintu B', by: 'Budi' };
    await deliver(late);
    expect((await tickets())[0]).toMatchObject({ used: { device: 'Pintu A' }, again: [double] });
  });

  it('accepts no clock that is ahead, and none that cannot be read', async () => {
    const { ask, codes } = await aGate();
    const now = '2026-11-21T10:00:00.000+07:00';
    const ahead = await ask(codes[0] ?? '', { at: '2031-01-01T00:00:00Z', let_in: true });
    const wrong = await ask(codes[1] ?? '', { at: 'kemarin', let_in: true });
    expect([ahead?.used?.at, wrong?.used?.at]).toEqual([now, now]);
  });

  it('says what is unknown, of another event, not paid, or no ticket', async () => {
    const { show, ask, code } = await aGate();
    const outcomeOf = async (typed: string, gate = { ask }) => {
      const { result, info, ticket } = (await gate.ask(typed)) ?? {};
      expect(ticket).toBeNull();
      return [result, info];
    };
    expect(await outcomeOf('ZZZZ-ZZZZ')).toEqual(['unknown', 'Kode tidak dikenal']);
    const later = await anEventOf(db(), show.store.id, { importKey: 'lain', namaEvent: 'Kelas Teh' });
    const keeper = await aMember(db(), clock.now(), show.store.id, 'staff');
    expect(await outcomeOf(code, gateOf({ ...show, event: later }, keeper.headers))).toEqual([
      'other-event',
      'Tiket ini untuk acara lain, "Kelas Kopi"',
    ]);
    const sold = { ...show, ticket: await aTicketOf(db(), show.event, clock.now(), { namaTiket: 'VIP' }) };
    const { invoice } = await buyer.placed(sold);
    expect(await outcomeOf(invoice)).toEqual([
      'not-paid',
      `Belum bisa masuk: pesanan ${invoice} belum dibayar`,
    ]);
    const paid = (await aGate()).show;
    const { invoice: number } = await buyer.placed(paid);
    const other = await aMember(db(), clock.now(), paid.store.id, 'gate');
    expect((await outcomeOf(number, gateOf(paid, other.headers)))[0]).toBe('order-number');
  });

  it('has the events of its store with their counts, and none of another store', async () => {
    const [one, other] = [await aGate(), await aGate()];
    await one.ask(one.code);
    expect(await one.events()).toMatchObject([{ id: one.show.event.id, sold: 2, admitted: 1 }]);
    for (const id of [other.show.event.id, 999_999]) {
      const read = await one.call(id);
      const write = await one.call(id, 'POST', { scans: [one.scan(other.code)] });
      expect([read.status, write.status]).toEqual([404, 404]);
      expect(read.info).toBe('Acara tidak ditemukan di toko ini');
    }
    expect((await one.ask(other.code))?.result).toBe('unknown');
    expect((await other.tickets()).every(({ used }) => used === null)).toBe(true);
  });

  it('has events that have not ended before the others, and none of what a gate need not know', async () => {
    const { show, events, tickets } = await aGate();
    const past = { tanggalStart: '2026-11-01', tanggalEnd: '2026-11-02' };
    await anEventOf(db(), show.store.id, { importKey: 'lalu', namaEvent: 'Lalu', ...past });
    await anEventOf(db(), show.store.id, {
      importKey: 'hari-ini',
      namaEvent: 'Hari ini',
      tanggalStart: '2026-11-20',
      tanggalEnd: '2026-11-21',
    });
    await anEventOf(db(), show.store.id, { importKey: 'batal', namaEvent: 'Batal', isRemoved: true });
    const names = (await events()).map(({ nama_event }: { nama_event: string }) => nama_event);
    expect(names).toEqual(['Hari ini', 'Kelas Kopi', 'Lalu']);
    expect(JSON.stringify(await tickets())).not.toMatch(/0812345|contoh\.id/);
  });

  it('knows what the operator admitted, and the operator what it admitted', async () => {
    const { show, codes, ask, tickets } = await aGate();
    const [first = '', second = ''] = codes;
    await operate(dataDir, ['check-in', String(show.event.id), first]);
    expect(await ask(first)).toMatchObject({ result: 'used', used: { device: '', by: '' } });
    await ask(second);
    expect((await operate(dataDir, ['check-in', String(show.event.id), second])).failed).toBe(true);
    expect((await tickets()).map(({ used }) => used?.device)).toEqual(['', 'Pintu A']);
  });

  it('refuses more scans than it takes at once, and none', async () => {
    const { call, show, scan } = await aGate();
    for (const scans of [[], Array.from({ length: 101 }, () => scan('A'))])
      expect((await call(show.event.id, 'POST', { scans })).status).toBe(422);
  });

  it('admits each ticket once, whatever devices deliver in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ ticket: fc.nat(1), device: fc.nat(2), let_in: fc.boolean() }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.boolean(),
        async (made, isRepeated) => {
          const { scan, deliver, codes, tickets } = await aGate();
          const scans = made.map(({ ticket, device, let_in }) =>
            scan(codes[ticket] ?? '', { device: `D${device}`, let_in }),
          );
          const outcomes = (await Promise.all(scans.map((one) => deliver(one)))).flat();
          if (isRepeated) for (const one of scans) await deliver(one);
          const after = await tickets();
          for (const [at, code] of codes.entries()) {
            const own = made.flatMap(({ ticket, let_in }, nth) =>
              ticket === at ? [{ let_in, result: outcomes[nth]?.result }] : [],
            );
            const admitted = own.filter(({ result }) => result === 'admitted').length;
            expect(admitted).toBe(own.length === 0 ? 0 : 1);
            const { used, again } = after.find((ticket) => ticket.code === code) ?? {};
            expect(used !== null).toBe(own.length > 0);
            // Whoever was let in twice is named; a scan that asked and was refused let nobody in.
            const doubles = own.filter(({ let_in, result }) => let_in && result === 'used').length;
            expect(again).toHaveLength(doubles);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
