import { messages } from '@lapak/domain/messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';
import { BuyerSection } from './buyer-section.tsx';
import { buyerRules } from '@lapak/forms/rules';
import { openForm } from '@lapak/forms/testing/open-form';
import { validateWith } from '@lapak/forms/validate-with';

const validate = (phoneMissing: string) => validateWith(object(buyerRules(phoneMissing)));

test('a page labels the fields and has its own message for a missing phone number', async () => {
  openForm(
    <BuyerSection
      title="DATA PEMESAN"
      labels={{ nama: 'Nama Lengkap', handphone: 'Nomor Handphone' }}
      isEmailLocked={false}
    />,
    { validate: validate(messages.eventPhoneRequired) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(screen.getByRole('region', { name: 'DATA PEMESAN' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Nama Lengkap/)).toHaveAccessibleDescription('Nama wajib diisi');
  expect(screen.getByLabelText(/^Nomor Handphone/)).toHaveAccessibleDescription(
    'Nomor Handphone wajib diisi',
  );
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/Email wajib diisi$/);
});

test("a logged-in buyer's e-mail cannot be changed", () => {
  openForm(<BuyerSection title="Data Pembeli" isEmailLocked />, {
    initialValues: { email: 'dewi@lapak.test' },
  });
  expect(screen.getByLabelText(/^Email/)).toBeDisabled();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('dewi@lapak.test');
  expect(screen.getByLabelText(/^No Handphone/)).toBeEnabled();
});
