/** @jest-environment node */
import { courierChoices, sameService } from './courier-choices.ts';

const option = (code: string, service: string, value: number) => ({
  code,
  name: code.toUpperCase(),
  image_url: null,
  costs: [{ service, description: 'Reguler', cost: [{ value, etd: '2-3' }] }],
});

test('services come cheapest first, each with one text for the wire', () => {
  const choices = courierChoices([option('jne', 'REG', 20_000), option('sicepat', 'BEST', 12_000)]);
  expect(choices.map(({ value }) => value)).toEqual([
    'sicepat+BEST+Reguler+12000+2-3',
    'jne+REG+Reguler+20000+2-3',
  ]);
  expect(choices[0]).toMatchObject({ estimate: '(2-3 hari)', cost: 12_000 });
});

test('a service without a price is not offered', () => {
  const option = { code: 'jne', name: 'JNE', image_url: null };
  expect(courierChoices([{ ...option, costs: [{ service: 'REG', description: '', cost: [] }] }])).toEqual([]);
});

test('the chosen service is found again at its new cost', () => {
  const choices = courierChoices([option('jne', 'REG', 25_000)]);
  expect(sameService(choices, 'jne+REG+Reguler+20000+2-3')?.cost).toBe(25_000);
  expect(sameService(choices, 'jne+YES+Reguler+20000+2-3')).toBeNull();
  expect(sameService(choices, '')).toBeNull();
});
