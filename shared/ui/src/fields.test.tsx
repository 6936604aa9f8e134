import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { NumberField, RupiahField } from './number-field.tsx';
import { TextArea, TextField } from './text-field.tsx';

test('label, hint and error belong to the input', () => {
  const ref = createRef<HTMLInputElement>();
  const { rerender } = render(
    <TextField ref={ref} label="Email" hint="Untuk bukti pesanan" name="email" error={undefined} />,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(ref.current).toBe(input);
  expect(input).toHaveAccessibleDescription('Untuk bukti pesanan');
  expect(input).not.toHaveAttribute('aria-invalid');
  rerender(<TextField label="Email" hint="Untuk bukti pesanan" name="email" error="Email wajib diisi" />);
  expect(input).toHaveAccessibleDescription('Untuk bukti pesanan Email wajib diisi');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Email wajib diisi');
});

test('the star of a required field is hidden from screen readers', () => {
  render(<TextArea label="Alamat" marked />);
  expect(screen.getByRole('textbox', { name: 'Alamat' })).toBeInTheDocument();
});

function Phone() {
  const [value, setValue] = useState('');
  return <NumberField label="No Handphone" value={value} onValueChange={setValue} />;
}

test('a number field takes digits alone, typed or pasted', async () => {
  render(<Phone />);
  const input = screen.getByRole('textbox', { name: 'No Handphone' });
  await userEvent.type(input, '+08-12a');
  expect(input).toHaveValue('0812');
  await userEvent.paste(' 34 56');
  expect(input).toHaveValue('08123456');
  expect(input).toHaveAttribute('inputmode', 'numeric');
});

function Amount({ onDigits }: { onDigits: (digits: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <RupiahField
      label="Jumlah"
      value={value}
      onValueChange={(digits) => {
        setValue(digits);
        onDigits(digits);
      }}
    />
  );
}

test('an amount shows dots while typing and gives digits', async () => {
  const onDigits = jest.fn();
  render(<Amount onDigits={onDigits} />);
  const input = screen.getByRole('textbox', { name: 'Jumlah' });
  await userEvent.type(input, '0012500x');
  expect(input).toHaveValue('12.500');
  expect(onDigits).toHaveBeenLastCalledWith('12500');
});
