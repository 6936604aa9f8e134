import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnlargeButton } from './enlarge-button.tsx';

const picture = (name: string) => ({ src: `/files/${name}?w=1920`, thumbnail: `/files/${name}?w=160` });
const pictures = ['a', 'b', 'c'].map(picture);
const onView = jest.fn();
const onOpenChange = jest.fn();

beforeEach(() => {
  onView.mockClear();
  onOpenChange.mockClear();
  window.history.replaceState({ idx: 0 }, '', '/toko/onlinestore/detail/kopi');
  // jsdom has no layout: without a size the library shows no slides.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(780);
});
afterEach(() => jest.restoreAllMocks());

// Hidden while the view is open: the page behind is inert.
const opener = () => screen.getByRole('button', { name: 'Perbesar gambar', hidden: true });
const view = () => screen.findByRole('dialog', { name: 'Gambar Kopi' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function open(own: Partial<Parameters<typeof EnlargeButton>[0]> = {}) {
  render(
    <EnlargeButton name="Kopi" pictures={pictures} onView={onView} onOpenChange={onOpenChange} {...own} />,
  );
  await userEvent.click(opener());
  return within(await view());
}

test('opens with the picture that was shown, uncropped and large', async () => {
  const dialog = await open({ at: 1 });
  const shown = await dialog.findByRole('img', { name: 'Kopi, gambar 2' });
  expect(shown).toHaveAttribute('src', '/files/b?w=1920');
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  for (const name of ['Tutup', 'Perbesar', 'Perkecil', 'Gambar sebelumnya', 'Gambar berikutnya'])
    expect(dialog.getByRole('button', { name })).toBeInTheDocument();
});

test('follows the pictures that are viewed', async () => {
  const dialog = await open();
  // The library fills up the row with empty buttons, which its styles hide.
  const [thumbnail] = dialog
    .getAllByRole('button', { name: 'Gambar 3 dari 3' })
    .filter((button) => button.querySelector('img[src="/files/c?w=160"]'));
  await userEvent.click(thumbnail as HTMLElement);
  await waitFor(() => expect(onView).toHaveBeenLastCalledWith(2));
  await userEvent.click(dialog.getByRole('button', { name: 'Gambar sebelumnya' }));
  await waitFor(() => expect(onView).toHaveBeenLastCalledWith(1));
});

test('one picture has nothing to move on to', async () => {
  const dialog = await open({ pictures: [picture('a')] });
  await dialog.findByRole('img', { name: 'Kopi' });
  expect(dialog.queryByRole('button', { name: /Gambar/ })).not.toBeInTheDocument();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Tutup' }))],
  ['the back button', () => window.history.back()],
])('closes by %s, stays on the page and returns the focus', async (_, close) => {
  await open();
  expect(screen.queryByRole('button', { name: 'Perbesar gambar' })).not.toBeInTheDocument();
  expect(opener()).not.toHaveFocus();
  await close();
  await closed();
  await waitFor(() => expect(opener()).toHaveFocus());
  await waitFor(() => expect(window.history.state).toEqual({ idx: 0 }));
  expect(window.location.pathname).toBe('/toko/onlinestore/detail/kopi');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test('can be opened again', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await closed();
  await userEvent.click(opener());
  expect(await view()).toBeInTheDocument();
});
