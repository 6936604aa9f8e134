import { DrizzleQueryError } from 'drizzle-orm';
import { awayReason, databaseError, isDatabaseAway } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error('words of the server'), { code });

describe('A database that is down', () => {
  it.each([
    ...['08000', '08003', '08006', '08P01', '57P01', '57P02', '57P03', '57P05', '57014'],
    ...['53100', '53200', '53300', '25P03', '25006'],
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ])('is recognised by the code %s', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
    expect(isDatabaseAway(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true);
    expect(awayReason(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(code);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('is recognised by the message of the driver: %s', (message) => {
    expect(isDatabaseAway(new DrizzleQueryError('commit', [], new Error(message)))).toBe(true);
    expect(awayReason(new Error(message))).toBe(message);
  });

  it.each(['23505', '40001', '40P01', '22P02', '42P01', '28P01', 'ENOENT', 'ENOSPC'])(
    'is something else than %s',
    (code) => {
      expect(isDatabaseAway(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(false);
    },
  );

  it.each([null, undefined, 'text', new Error('provoked'), { cause: { cause: {} } }])(
    'is something else than %p',
    (error) => expect(isDatabaseAway(error)).toBe(false),
  );

  it('is distinguished from an error that causes itself', () => {
    const error = new Error('provoked');
    error.cause = error;
    expect(isDatabaseAway(error)).toBe(false);
    expect(databaseError(error)).toBeNull();
  });
});
