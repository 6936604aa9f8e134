import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion.tsx';
import { Collapsible } from './collapsible.tsx';
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

test('a section that opens says whether it is open', async () => {
  render(<Collapsible title="Rincian Pembayaran">Total</Collapsible>);
  const trigger = screen.getByRole('button', { name: 'Rincian Pembayaran' });
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Total')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Rincian Pembayaran' })).toBeInTheDocument();
});

test('tabs are moved between with arrow keys', async () => {
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

test('a section is a region named by its title', () => {
  render(<Section title="Data Pembeli">Ani</Section>);
  expect(screen.getByRole('region', { name: 'Data Pembeli' })).toHaveTextContent('Ani');
});
