import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { QuantityStepper } from './quantity-stepper.tsx';

function Stepper({ start = 1, max = 5, error }: { start?: number | null; max?: number; error?: string }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      label="Jumlah"
      item="tiket VIP"
      value={value}
      onValueChange={setValue}
      max={max}
      error={error}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Jumlah' });
const minus = () => screen.getByRole('button', { name: 'Kurangi tiket VIP' });
const plus = () => screen.getByRole('button', { name: 'Tambah tiket VIP' });

test('plus stops at the maximum, minus at the minimum', async () => {
  render(<Stepper start={4} />);
  await userEvent.click(plus());
  expect(field()).toHaveValue('5');
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
  for (let i = 0; i < 4; i += 1) await userEvent.click(minus());
  expect(field()).toHaveValue('1');
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
});

test('a change by a button is announced', async () => {
  render(<Stepper />);
  await userEvent.click(plus());
  expect(screen.getByText('Jumlah: 2').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test('arrow keys work too, within the same bounds', async () => {
  render(<Stepper start={4} />);
  field().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field()).toHaveValue('5');
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveValue('4');
});

test.each([
  ['abc', ''],
  ['-1', '1'],
  ['0', '0'],
  ['12', '12'],
  ['9999999999999', '999999999'],
])('typing %p leaves %p', async (typed, shown) => {
  render(<Stepper />);
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(shown);
});

test('from an empty field plus starts at the minimum', async () => {
  render(<Stepper start={null} />);
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(plus());
  expect(field()).toHaveValue('1');
});

test('beyond the maximum, minus returns to the bounds', async () => {
  render(<Stepper start={90} />);
  await userEvent.click(minus());
  expect(field()).toHaveValue('5');
});

test('shows an error', () => {
  render(<Stepper error="Maksimal pemesanan 500" />);
  expect(field()).toHaveAccessibleDescription('Maksimal pemesanan 500');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
});

test('a number that was typed into the painted page counts once the page answers', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Stepper start={0} />);
  const painted = page.querySelector('input');
  if (painted) painted.value = '4';
  const root = await act(() => hydrateRoot(page, <Stepper start={0} />));
  expect(field()).toHaveValue('4');
  await userEvent.click(plus());
  expect(field()).toHaveValue('5');
  await act(() => root.unmount());
  page.remove();
});
