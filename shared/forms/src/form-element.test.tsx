import { toasts } from '@lapak/ui/testing/toasts';
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
    return toasts().map(({ text }) => text);
  };

  test('in a field of the form is shown there alone', async () => {
    expect(await refused({ nama: 'Nama terlalu pendek', umur: 'Umur wajib diisi' })).toEqual([]);
    expect(screen.getByText('Nama terlalu pendek')).toBeVisible();
  });

  test('in a field that it does not have is shown all the same', async () => {
    expect(await refused({ umur: 'Umur wajib diisi' })).toEqual(['Umur wajib diisi']);
  });

  test('in an entry of a list that it does not have, too', async () => {
    expect(await refused({ anak: [undefined, { umur: 'Umur wajib diisi' }] })).toEqual(['Umur wajib diisi']);
  });

  test('as a whole is for the form to show', async () => {
    expect(await refused({ [FORM_ERROR]: 'Toko sedang tutup' })).toEqual([]);
  });
});

test('a field that is to be filled in does not tell again what the server refused before', async () => {
  openForm(<FormTextField name="nama" label="Nama" />, {
    validate: ({ nama }: { nama?: string }) => (nama ? {} : { nama: 'Nama wajib diisi' }),
    onSubmit: () => ({ umur: 'Umur wajib diisi' }),
  });
  const name = screen.getByLabelText('Nama');
  await userEvent.type(name, 'Sri');
  await submit();
  await userEvent.clear(name);
  await submit();
  expect(screen.getByText('Nama wajib diisi')).toBeVisible();
  expect(toasts()).toHaveLength(1);
});
