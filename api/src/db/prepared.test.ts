import { prepared } from './prepared.ts';

it('builds a statement once per database and name', () => {
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  let built = 0;
  const build = (db: { name: string }, name: string) => ({ text: `${db.name} ${name}`, nth: (built += 1) });

  expect(prepared(one, 'listing', build)).toEqual({ text: 'one listing', nth: 1 });
  expect(prepared(one, 'listing', build)).toEqual({ text: 'one listing', nth: 1 });
  expect(prepared(one, 'frame', build)).toEqual({ text: 'one frame', nth: 2 });
  expect(prepared(other, 'listing', build)).toEqual({ text: 'other listing', nth: 3 });
});
