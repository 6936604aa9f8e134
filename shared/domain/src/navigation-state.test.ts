import { textOfState } from './navigation-state.ts';

test('a text that was handed over is found by its key', () => {
  expect(textOfState({ email: 'siti@contoh.test' }, 'email')).toBe('siti@contoh.test');
});

test.each([null, undefined, 'email', {}, { email: '' }, { email: 7 }])('%j holds none', (state) => {
  expect(textOfState(state, 'email')).toBeNull();
});
