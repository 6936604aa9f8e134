import { textOfState } from './navigation-state.ts';

test('a text in the navigation state is read by its key', () => {
  expect(textOfState({ email: 'siti@contoh.test' }, 'email')).toBe('siti@contoh.test');
});

test.each([null, undefined, 'email', {}, { email: '' }, { email: 7 }])('%j holds none', (state) => {
  expect(textOfState(state, 'email')).toBeNull();
});
