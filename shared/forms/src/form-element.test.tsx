import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERROR } from 'final-form';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { Fields } from './fields.tsx';
import { FormElement } from './form-element.tsx';
import { FormTextField } from './form-text-field.tsx';
import { openForm } from './testing/open-form.tsx';

/** A form whose errors render `frames` frames after its submission. */
function RefusedForm({ frames, children }: { frames: number; children: (isRefused: boolean) => ReactNode }) {
  const [isRefused, setRefused] = useState(false);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const wait = (left: number) =>
      requestAnimationFrame(() => (left > 0 ? wait(left - 1) : act(() => setRefused(true))));
    wait(frames);
    return undefined;
  };
  return (
    <Form onSubmit={() => undefined}>
      {() => (
        <FormElement onSubmit={submit}>
          {children(isRefused)}
          <button type="submit">Kirim</button>
        </FormElement>
      )}
    </Form>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Kirim' }));

test.each([0, 6])(
  'the first invalid field gets the focus, also when it shows %s frames later',
  async (frames) => {
    render(
      <RefusedForm frames={frames}>
        {(isRefused) => (
          <>
            <input aria-label="Nama" />
            <input aria-label="Email" aria-invalid={isRefused} disabled />
            <input aria-label="Handphone" aria-invalid={isRefused} />
            <input aria-label="Kode Pos" aria-invalid={isRefused} />
          </>
        )}
      </RefusedForm>,
    );
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Handphone')).toHaveFocus());
  },
);

test('the first control of a marked group gets it', async () => {
  render(
    <RefusedForm frames={0}>
      {(isRefused) => (
        <>
          <input aria-label="Nama" />
          <Fields invalid={isRefused}>
            <button type="button">Transfer Bank</button>
          </Fields>
        </>
      )}
    </RefusedForm>,
  );
  await submit();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Transfer Bank' })).toHaveFocus());
});

describe('what the server refuses', () => {
  const refused = async (errors: object) => {
    openForm(<FormTextField name="nama" label="Nama" />, { onSubmit: () => errors });
    await submit();
    return screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  };

  test('in a field of the form is shown there alone', async () => {
    expect(await refused({ nama: 'Nama terlalu pendek', umur: 'Umur wajib diisi' })).toEqual([
      'Nama terlalu pendek',
    ]);
  });

  test('in a field that it does not have is shown above', async () => {
    expect(await refused({ umur: 'Umur wajib diisi' })).toEqual(['Umur wajib diisi']);
  });

  test('in an entry of a list that it does not have, too', async () => {
    expect(await refused({ anak: [undefined, { umur: 'Umur wajib diisi' }] })).toEqual(['Umur wajib diisi']);
  });

  test('as a whole is shown above, with what a field shows', async () => {
    expect(await refused({ [FORM_ERROR]: 'Toko sedang tutup', nama: 'Nama terlalu pendek' })).toEqual([
      'Toko sedang tutup',
      'Nama terlalu pendek',
    ]);
  });

  test('is scrolled to where no field is', async () => {
    const scrolled: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this.textContent);
    };
    await refused({ [FORM_ERROR]: 'Toko sedang tutup' });
    await waitFor(() => expect(scrolled).toContain('Toko sedang tutup'));
  });
});

test('what is wrong with the form as a whole is shown once it was submitted, instead of what the server refused before', async () => {
  openForm(<FormTextField name="nama" label="Nama" />, {
    validate: ({ nama }: { nama?: string }) => (nama === 'Sri' ? { [FORM_ERROR]: 'Terlalu banyak' } : {}),
    onSubmit: () => ({ umur: 'Umur wajib diisi' }),
  });
  await userEvent.type(screen.getByLabelText('Nama'), 'Sr');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Umur wajib diisi');
  await userEvent.type(screen.getByLabelText('Nama'), 'i');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Terlalu banyak');
});

test('what the server refused stays until it is asked again', async () => {
  openForm(<FormTextField name="nama" label="Nama" />, {
    validate: ({ nama }: { nama?: string }) => (nama ? {} : { nama: 'Nama wajib diisi' }),
    onSubmit: ({ nama }: { nama?: string }) => (nama === 'Sri' ? { umur: 'Umur wajib diisi' } : undefined),
  });
  const name = screen.getByLabelText('Nama');
  await userEvent.type(name, 'Sri');
  await submit();
  await userEvent.clear(name);
  await submit();
  expect(screen.getByText('Nama wajib diisi')).toBeVisible();
  expect(screen.getByText('Umur wajib diisi')).toBeVisible();
  await userEvent.type(name, 'Sita');
  await submit();
  expect(screen.queryByText('Umur wajib diisi')).not.toBeInTheDocument();
});
