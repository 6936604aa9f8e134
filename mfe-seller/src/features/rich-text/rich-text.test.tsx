import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RichText } from './rich-text.tsx';

// jsdom has no layout; the editor asks where its selection is.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const seen: string[] = [];
beforeEach(() => void (seen.length = 0));

function Form({ start, error }: { start: string; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RichText
        label="Deskripsi"
        value={value}
        error={error}
        onChange={(html) => {
          seen.push(html);
          setValue(html);
        }}
        onBlur={() => undefined}
        onFocus={() => undefined}
      />
      <button onClick={() => setValue('<p>Punya Budi</p>')}>Gabungkan</button>
      <button onClick={() => setValue('<p>CO<sub>2</sub></p>')}>Pulihkan</button>
    </>
  );
}
const text = () => screen.getByRole('textbox', { name: 'Deskripsi' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows a stored text as the shop does, and writes what a button does to it', async () => {
  render(<Form start="<p>Kopi</p>" />);
  expect(text()).toHaveTextContent('Kopi');
  expect(seen).toEqual([]);
  await press('Daftar bertitik');
  expect(seen.at(-1)).toBe('<ul><li>Kopi</li></ul>');
  expect(screen.getByRole('button', { name: 'Daftar bertitik' })).toHaveAttribute('aria-pressed', 'true');
  await press('Batalkan');
  expect(seen.at(-1)).toBe('<p>Kopi</p>');
  await press('Judul');
  expect(seen.at(-1)).toBe('<h2>Kopi</h2>');
});

test('makes a table, whose rows and columns can be added and taken away', async () => {
  render(<Form start="" />);
  await press('Sisipkan tabel');
  const row = (tag: string, count: number) => `<tr>${`<${tag}></${tag}>`.repeat(count)}</tr>`;
  expect(seen.at(-1)).toBe(`<table><tbody>${row('th', 3)}${row('td', 3)}${row('td', 3)}</tbody></table>`);
  await press('Tambah baris');
  await press('Hapus kolom');
  expect(seen.at(-1)).toContain(row('td', 2).repeat(3));
  await press('Hapus tabel');
  expect(seen.at(-1)).toBe('');
  expect(screen.queryByRole('button', { name: 'Hapus tabel' })).not.toBeInTheDocument();
});

test('sets a link, with https before an address that has none', async () => {
  render(<Form start="" />);
  await press('Tautan');
  const address = screen.getByRole('textbox', { name: 'Alamat tautan' });
  await userEvent.type(address, 'toko saya.id{Enter}');
  expect(screen.getByText('Tulis alamat tanpa spasi, misalnya https://contoh.id')).toBeVisible();
  await userEvent.clear(address);
  await userEvent.type(address, 'contoh.id{Enter}');
  expect(seen.at(-1)).toBe(
    '<p><a target="_blank" rel="noopener nofollow" href="https://contoh.id">https://contoh.id</a></p>',
  );
  expect(address).not.toBeInTheDocument();
});

test('is HTML by choice, with what the shop makes of it, and goes back', async () => {
  render(<Form start="" />);
  await press('HTML');
  await userEvent.type(text(), '<p>Kopi <b>Gayo</b></p>');
  expect(await screen.findByRole('region', { name: 'Pratinjau deskripsi' })).toHaveTextContent('Kopi Gayo');
  await press('Kembali ke editor');
  expect(screen.getByRole('toolbar', { name: 'Format' })).toBeVisible();
  expect(text()).toHaveTextContent('Kopi Gayo');
});

test('is HTML alone where the editor would lose something', async () => {
  render(<Form start="<p>H<sub>2</sub>O</p>" />);
  expect(text()).toHaveValue('<p>H<sub>2</sub>O</p>');
  expect(screen.getByText(/^Editor tidak bisa menampilkan semua isi teks ini/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kembali ke editor' })).not.toBeInTheDocument();
});

test('takes a value that was not typed here, and names its error', async () => {
  const { rerender } = render(<Form start="<p>Kopi</p>" />);
  await press('Gabungkan');
  expect(text()).toHaveTextContent('Punya Budi');
  expect(seen).toEqual([]);
  rerender(<Form start="" error="Terlalu panjang" />);
  expect(text()).toBeInvalid();
  expect(text()).toHaveAccessibleDescription('Terlalu panjang');
});

test('a value that was not typed here is HTML where the editor would lose something of it', async () => {
  render(<Form start="<p>Kopi</p>" />);
  await press('Pulihkan');
  expect(text()).toHaveValue('<p>CO<sub>2</sub></p>');
  expect(seen).toEqual([]);
});
