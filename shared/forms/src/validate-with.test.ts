import { object, string } from 'yup';
import { validateWith } from './validate-with.ts';

const validate = validateWith(
  object({ email: string().required('wajib').email('tidak valid'), name: string().required('nama') }),
);

test('each field gets its first message', () => {
  expect(validate({})).toEqual({ email: 'wajib', name: 'nama' });
  expect(validate({ email: 'x', name: 'a' })).toEqual({ email: 'tidak valid' });
});

test('a valid form has no errors', () => {
  expect(validate({ email: 'a@b.id', name: 'a' })).toEqual({});
});
