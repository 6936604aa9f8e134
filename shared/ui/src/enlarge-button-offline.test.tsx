import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnlargeButton } from './enlarge-button.tsx';
import { toasts } from './testing/toasts.ts';

jest.mock('yet-another-react-lightbox', () => {
  throw new Error('the file cannot be loaded');
});

test('when its file cannot be loaded, the page stays and a message tells so', async () => {
  const onOpenChange = jest.fn();
  render(
    <EnlargeButton name="Kopi" pictures={[{ src: '/a', thumbnail: '/a' }]} onOpenChange={onOpenChange} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Perbesar gambar' }));
  expect(toasts()).toEqual([{ kind: 'error', text: 'Gambar tidak bisa diperbesar, silakan coba lagi' }]);
  expect(screen.getByRole('button', { name: 'Perbesar gambar' })).toHaveFocus();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});
