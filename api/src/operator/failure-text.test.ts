import { DrizzleQueryError } from 'drizzle-orm';
import { failureText } from './failure-text.ts';

it('names the reason of a failed statement, neither the statement nor its values', () => {
  const reason = Object.assign(new Error('invalid input syntax for type json\nsecond line'), {
    code: '22P02',
  });
  const failure = new DrizzleQueryError('insert into "users" values ($1)', ['sari@contoh.id'], reason);
  expect(failureText(failure)).toBe('Perintah gagal: invalid input syntax for type json (22P02)');
  expect(failureText(new DrizzleQueryError('select $1', ['sari@contoh.id']))).toBe(
    'Perintah gagal: database menolaknya',
  );
});

it('prints what was meant for the operator as it is', () => {
  expect(failureText(new Error('Folder data penuh'))).toBe('Folder data penuh');
  expect(failureText('habis')).toBe('habis');
});
