import { shortStepLabel, situationLabel, stepOutcome, wordsFor } from './order-labels.ts';

const service = { kind: 'jasa' } as const;
const goods = { kind: 'barang' } as const;

test('services alone have words of their own; beside goods they have theirs', () => {
  expect(wordsFor([service, service])).toBe('jasa');
  for (const orders of [[service, goods], [goods], []]) expect(wordsFor(orders)).toBe('barang');
});

test.each([
  ['barang', 'Perlu dikemas', 'Kemas', 'dikemas'],
  ['jasa', 'Perlu dikerjakan', 'Kerjakan', 'mulai dikerjakan'],
] as const)('what is to be done with an order of %s: "%s"', (kind, situation, step, outcome) => {
  expect(situationLabel({ kind, filter: 'pack' })).toBe(situation);
  expect(shortStepLabel('pack', kind)).toBe(step);
  expect(stepOutcome('pack', kind)).toBe(outcome);
});

test.each([
  ['barang', 'Dikirim'],
  ['jasa', 'Selesai dikerjakan'],
  ['digital_product', 'Siap diunduh'],
] as const)('an order of %s that its buyer has: "%s"', (kind, situation) => {
  expect(situationLabel({ kind, filter: 'sent' })).toBe(situation);
});
