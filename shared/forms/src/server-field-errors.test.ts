import { FORM_ERROR } from 'final-form';
import { refusedForm, serverFieldErrors } from './server-field-errors.ts';

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

test('an error of the form as a whole is a form error of final-form', () => {
  expect(serverFieldErrors(failure('-3', { form: ['Terlalu banyak'], name: ['x'] }))).toEqual({
    [FORM_ERROR]: 'Terlalu banyak',
    name: 'x',
  });
});

test('a failure without fields refuses the form as a whole', () => {
  expect(refusedForm(failure('-2', {}), 'Toko tutup')).toEqual({ [FORM_ERROR]: 'Toko tutup' });
  expect(refusedForm(failure('-3', { name: ['x'] }), 'Toko tutup')).toEqual({ name: 'x' });
});
