import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery.tsx';

const pictures = ['/files/a.webp', '/files/b.webp', '/files/c.webp'];
const reducedMotion = { value: false };

beforeEach(() => {
  reducedMotion.value = false;
  window.matchMedia = (query: string) =>
    ({
      matches: reducedMotion.value && query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

const shown = (place: number) => screen.findByText(`Kopi, gambar ${place} dari 3`);
async function open(own: Partial<Parameters<typeof Gallery>[0]> = {}) {
  const { container } = render(<Gallery name="Kopi" pictures={pictures} {...own} />);
  await screen.findByRole('group', { name: 'Gambar Kopi' });
  return container;
}

test('one picture is no carousel, and can be enlarged', () => {
  render(<Gallery name="Kopi" pictures={['/files/a.webp']} />);
  expect(screen.getByRole('img', { name: 'Kopi' })).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Perbesar gambar' })]);
});

test('arrows and dots show the pictures in an infinite loop', async () => {
  await open();
  await shown(1);
  await userEvent.click(screen.getByRole('button', { name: 'Gambar berikutnya' }));
  await shown(2);
  await userEvent.click(screen.getByRole('button', { name: 'Gambar 3' }));
  await shown(3);
  await userEvent.click(screen.getByRole('button', { name: 'Gambar berikutnya' }));
  await shown(1);
  await userEvent.click(screen.getByRole('button', { name: 'Gambar sebelumnya' }));
  await shown(3);
});

test('without a picture there is nothing to enlarge', () => {
  render(<Gallery name="Kopi" pictures={[]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('enlarging shows the picture in view and does not order, and the gallery follows it', async () => {
  reducedMotion.value = true;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(780);
  const onPictureClick = jest.fn();
  await open({ onPictureClick });
  await userEvent.click(screen.getByRole('button', { name: 'Gambar 2' }));
  await shown(2);
  await userEvent.click(screen.getByRole('button', { name: 'Perbesar gambar' }));
  const view = within(await screen.findByRole('dialog', { name: 'Gambar Kopi' }));
  expect(await view.findByRole('img', { name: 'Kopi, gambar 2' })).toHaveAttribute(
    'src',
    '/files/b.webp?w=1920',
  );
  await userEvent.click(view.getByRole('button', { name: 'Gambar berikutnya' }));
  await shown(3);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onPictureClick).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('a thumbnail shows its picture', async () => {
  reducedMotion.value = true;
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan gambar 3' }));
  await shown(3);
  expect(screen.getByRole('button', { name: 'Tampilkan gambar 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Tampilkan gambar 1' })).not.toHaveAttribute('aria-current');
});

test('a change takes 500 ms', async () => {
  const container = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Gambar berikutnya' }));
  expect(container.querySelector<HTMLElement>('ul.slider')?.style.transitionDuration).toBe('500ms');
});

describe('autoplay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function play() {
    const { container } = render(<Gallery name="Kopi" pictures={pictures} />);
    await wait(3000);
    return within(container);
  }

  test('advances, but not on hover or while paused', async () => {
    const gallery = await play();
    await wait(5500);
    expect(gallery.getByText(/gambar 2 dari 3/)).toBeInTheDocument();

    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const slides = gallery.getByRole('group').querySelector('.carousel');
    if (!slides) throw new Error('there is no carousel');
    await user.hover(slides);
    await wait(11_000);
    expect(gallery.getByText(/gambar 2 dari 3/)).toBeInTheDocument();
    await user.unhover(slides);
    await wait(5500);
    expect(gallery.getByText(/gambar 3 dari 3/)).toBeInTheDocument();

    await user.click(gallery.getByRole('button', { name: 'Jeda gambar otomatis' }));
    await wait(11_000);
    expect(gallery.getByText(/gambar 3 dari 3/)).toBeInTheDocument();
  });

  test('is off with reduced motion', async () => {
    reducedMotion.value = true;
    const gallery = await play();
    await wait(11_000);
    expect(gallery.getByText(/gambar 1 dari 3/)).toBeInTheDocument();
    expect(gallery.queryByRole('button', { name: /otomatis/ })).not.toBeInTheDocument();
  });
});
