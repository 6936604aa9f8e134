import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Fields } from './fields.tsx';
import { FormElement } from './form-element.tsx';

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
    <FormElement onSubmit={submit}>
      {children(isRefused)}
      <button type="submit">Kirim</button>
    </FormElement>
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
