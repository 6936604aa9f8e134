import { renderPage } from '@lapak/runtime/testing';
import { lazyPart, PART_FAILED, type PartFailed } from '@lapak/ui/lazy-part';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sent } from '../../testing/open-console.tsx';
import { toko } from '../../testing/builders.ts';
import { OutcomesDialog, type OutcomesDialogProps } from './outcomes-dialog.tsx';
import { useStep } from './use-step.ts';

test('outcomes whose dialog cannot be loaded are shown once its file is there', async () => {
  sent('POST /langkah', {
    code: '00',
    info: '1 dari 2 pesanan tersimpan',
    data: [
      { id: 'b2', invoice: 'INV/2', ok: true, info: '' },
      { id: 'c3', invoice: 'INV/3', ok: false, info: 'Sudah dikirim oleh Sri, 10.02' },
    ],
  });
  let isThere = false;
  const LazyOutcomes = lazyPart<OutcomesDialogProps>(async () => {
    if (!isThere) throw new Error('the connection is cut');
    return { default: OutcomesDialog };
  });
  function Steps() {
    const { take, failed, isFailedShown, showFailed } = useStep(toko);
    return (
      <>
        <button onClick={() => void take({ step: 'ship', orders: [{ id: 'b2' }, { id: 'c3' }] }, 'barang')}>
          Kirim 2
        </button>
        <LazyOutcomes
          open={isFailedShown}
          onOpenChange={showFailed}
          step="ship"
          kind="barang"
          outcomes={failed?.outcomes ?? []}
        />
      </>
    );
  }
  const failure = new Promise<PartFailed>((resolve) =>
    window.addEventListener(PART_FAILED, (event) => resolve(event as PartFailed), { once: true }),
  );
  await renderPage({ default: Steps }, { pattern: '/kelola', url: '/kelola' });
  await userEvent.click(screen.getByRole('button', { name: 'Kirim 2' }));
  const { detail: again } = await failure;
  isThere = true;
  act(() => again());
  expect(await screen.findByText('Sudah dikirim oleh Sri, 10.02')).toBeVisible();
});
