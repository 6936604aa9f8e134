import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnlargeButton } from './enlarge-button.tsx';
import { PART_FAILED } from './lazy-part.tsx';

jest.mock('yet-another-react-lightbox', () => {
  throw new Error('the file cannot be loaded');
});

test('when its file cannot be loaded, the page stays and the shell gets an event', async () => {
  const onOpenChange = jest.fn();
  const onFailed = jest.fn();
  window.addEventListener(PART_FAILED, onFailed, { once: true });
  render(
    <EnlargeButton name="Kopi" pictures={[{ src: '/a', thumbnail: '/a' }]} onOpenChange={onOpenChange} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Perbesar gambar' }));
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Perbesar gambar' })).toHaveFocus();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});
