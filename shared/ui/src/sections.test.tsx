import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { Collapsible } from './collapsible.tsx';
import { Facts } from './facts.tsx';
import { Section } from './section.tsx';
import { Tabs } from './tabs.tsx';

const steps = [
  { id: 'atm', title: 'ATM', content: 'Masukkan kartu' },
  { id: 'mobile', title: 'Mobile Banking', content: 'Buka aplikasi' },
];

test('an accordion opens the first entry, then one at a time, and a tap on the open one closes it', async () => {
  render(<Accordion items={steps} />);
  expect(screen.getByText('Masukkan kartu')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mobile Banking' }));
  expect(await screen.findByText('Buka aplikasi')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Masukkan kartu')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Mobile Banking' }));
  await waitFor(() => expect(screen.queryByText('Buka aplikasi')).not.toBeInTheDocument());
});

test('a collapsible section has its state in aria-expanded', async () => {
  render(<Collapsible title="Rincian Pembayaran">Total</Collapsible>);
  const trigger = screen.getByRole('button', { name: 'Rincian Pembayaran' });
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Total')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Rincian Pembayaran' })).toBeInTheDocument();
});

test('arrow keys move between tabs', async () => {
  render(
    <Tabs
      label="Acara"
      items={[
        { id: 'a', label: 'DESKRIPSI EVENT', content: 'Tentang acara' },
        { id: 'b', label: 'KATEGORI TIKET', content: 'Daftar tiket' },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Tentang acara');
  await userEvent.click(screen.getByRole('tab', { name: 'DESKRIPSI EVENT' }));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Daftar tiket'));
  expect(screen.getByRole('tab', { name: 'KATEGORI TIKET' })).toHaveAttribute('aria-selected', 'true');
});

test('a section is a region labelled by its title', () => {
  render(<Section title="Data Pembeli">Ani</Section>);
  expect(screen.getByRole('region', { name: 'Data Pembeli' })).toHaveTextContent('Ani');
});

test('a section of the newer layout is open initially and closes; the default one is not collapsible', async () => {
  const { rerender } = render(
    <CollapsibleSection isCollapsible title="Daftar Produk" aside="4 produk">
      Kopi
    </CollapsibleSection>,
  );
  const trigger = screen.getByRole('button', { name: 'Daftar Produk 4 produk' });
  expect(screen.getByText('Kopi')).toBeInTheDocument();
  await userEvent.click(trigger);
  await waitFor(() => expect(screen.queryByText('Kopi')).not.toBeInTheDocument());
  rerender(
    <CollapsibleSection isCollapsible={false} title="Daftar Produk" aside="4 produk">
      Kopi
    </CollapsibleSection>,
  );
  expect(screen.getByRole('region', { name: 'Daftar Produk' })).toHaveTextContent('4 produkKopi');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('facts are labels with their values, the total last', () => {
  render(
    <Facts
      isAmounts
      facts={[{ label: 'Ongkos Kirim', value: 'Rp1' }]}
      total={{ label: 'Total', value: 'Rp2' }}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Ongkos Kirim', 'Total']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Rp1', 'Rp2']);
});
