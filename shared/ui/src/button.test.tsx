import { icons } from './icons.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('a button calls its handler, and is not a submit button by default', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Beli</Button>);
  const button = screen.getByRole('button', { name: 'Beli' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

test('while loading it ignores presses and shows the loading label', async () => {
  const press = jest.fn();
  render(
    <Button loading loadingLabel="Memproses" onClick={press}>
      Bayar Sekarang
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Memproses' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test.each([
  ['while loading', <Button key="loading" type="submit" loading loadingLabel="Simpan" children="Simpan" />],
  ['out of use', <Button key="off" type="submit" disabled children="Simpan" />],
  ['an icon out of use', <IconButton key="icon" type="submit" disabled icon={icons.check} label="Simpan" />],
])('%s it keeps the focus, and neither its form nor what is around it takes a press', async (_, button) => {
  const [send, press] = [jest.fn(), jest.fn()];
  render(
    <div onClick={press}>
      <form onSubmit={send}>
        <input aria-label="Nama" />
        {button}
      </form>
    </div>,
  );
  const off = screen.getByRole('button', { name: 'Simpan' });
  off.focus();
  expect(off).toHaveFocus();
  await userEvent.click(off);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nama' }), 'Kopi{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(press).toHaveBeenCalledTimes(1);
});

test('while busy it can be pressed and keeps the focus', async () => {
  const press = jest.fn();
  render(
    <Button aria-busy onClick={press}>
      Keranjang
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Keranjang', busy: true });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

test('a link can look like a button', () => {
  expect(buttonClass({ variant: 'secondary', block: true })).toBe('button secondary block');
  expect(buttonClass()).toBe('button primary');
});

test('an icon button has its label, and its badge only above 0', () => {
  const { rerender } = render(<IconButton icon={icons.cart} label="Keranjang, 2 barang" badge={2} />);
  const button = screen.getByRole('button', { name: 'Keranjang, 2 barang' });
  expect(button).toHaveTextContent('2');
  rerender(<IconButton icon={icons.cart} label="Keranjang" badge={0} />);
  expect(screen.getByRole('button', { name: 'Keranjang' })).toHaveTextContent('');
  rerender(<IconButton icon={icons.cart} label="Keranjang" badge={120} />);
  expect(button).toHaveTextContent('99+');
});
