import { resolveWhen, writeWhen } from '@lapak/contracts/store-document/when';
import fc from 'fast-check';

it('reads a moment that it has written as the same', () => {
  const now = new Date();
  expect(writeWhen(new Date('2027-03-31T16:59:59Z'))).toBe('2027-03-31T23:59:59+07:00');
  const [min, max] = [new Date('0001-01-01T00:00:00Z'), new Date('9999-12-31T23:59:59.999Z')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (moment) =>
      expect(resolveWhen(writeWhen(moment), now, 'end')).toEqual(moment),
    ),
    { examples: [[min], [max]] },
  );
});
