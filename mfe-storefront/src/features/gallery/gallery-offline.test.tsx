import { act, render, screen, waitFor } from '@testing-library/react';
import { Gallery } from './gallery.tsx';

const mockFile = { isCut: true, asked: 0 };
jest.mock('./gallery-carousel.tsx', () => {
  mockFile.asked += 1;
  if (mockFile.isCut) throw new Error('the connection is cut');
  return jest.requireActual<object>('./gallery-carousel.tsx');
});

test('a carousel whose file did not come is asked for until it does; meanwhile the first picture is there', async () => {
  window.matchMedia = () =>
    ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  render(<Gallery name="Kopi" pictures={['/files/a.webp', '/files/b.webp']} />);
  await waitFor(() => expect(mockFile.asked).toBe(1));
  expect(screen.getByRole('img', { name: 'Kopi' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Gambar berikutnya' })).not.toBeInTheDocument();
  mockFile.isCut = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Gambar berikutnya' })).toBeInTheDocument();
});
