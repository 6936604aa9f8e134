import { serverFieldErrors } from './server-field-errors.ts';

const failure = (code: string, errors: Record<string, string[]>) => ({
  status: 422,
  code,
  info: 'Periksa lagi',
  errors,
  data: null,
  requestId: null,
});

test("the first message of each of the server's field errors", () => {
  expect(serverFieldErrors(failure('-3', { email: ['sudah dipakai', 'x'], name: [] }))).toEqual({
    email: 'sudah dipakai',
  });
});

test('a failure without fields gives none', () => {
  expect(serverFieldErrors(failure('-2', { email: ['x'] }))).toBeNull();
  expect(serverFieldErrors(failure('-3', {}))).toBeNull();
  expect(serverFieldErrors(new Error('x'))).toBeNull();
});
