import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BottomSheet } from './bottom-sheet.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';

const routerHears = jest.fn();
beforeAll(() => window.addEventListener('popstate', routerHears));
afterAll(() => window.removeEventListener('popstate', routerHears));
beforeEach(() => {
  routerHears.mockClear();
  window.history.replaceState({ idx: 0 }, '', '/toko/onlinestore');
});

function AddressModal({ kind: Dialog }: { kind: typeof Modal }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Alamat Toko</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Alamat">
        <p>Jalan Kopi 1</p>
        <a href="#lain">Lain</a>
      </Dialog>
    </>
  );
}

describe.each([
  ['modal', Modal],
  ['bottom sheet', BottomSheet],
])('a %s', (_, kind) => {
  test('has its accessible name, takes the focus and returns it on Escape', async () => {
    render(<AddressModal kind={kind} />);
    const opener = screen.getByRole('button', { name: 'Alamat Toko' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Alamat' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('closes by its cross', async () => {
    render(<AddressModal kind={kind} />);
    await userEvent.click(screen.getByRole('button', { name: 'Alamat Toko' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

/** A list whose lines are removed after a question; an empty one says so in its place. */
function Lines() {
  const [lines, setLines] = useState(['Kopi', 'Teh', 'Gula']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <main>
      {lines.length === 0 && <p>Kosong</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <a href="/">{line}</a>
              <Button onClick={() => setAsked(line)}>{`Hapus ${line}`}</Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="Hapus?"
        onConfirm={() => {
          setLines(lines.filter((line) => line !== asked));
          setAsked(null);
        }}
      />
    </main>
  );
}

test('what a dialog removes leaves the focus where it was, not at the top of the page', async () => {
  render(<Lines />);
  const remove = async (line: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Hapus ${line}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
  };
  await remove('Teh');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Gula' })).toHaveFocus());
  await remove('Gula');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Kopi' })).toHaveFocus());
  await remove('Kopi');
  await waitFor(() => expect(screen.getByText('Kosong')).toHaveFocus());
});

describe('the back button', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('closes the dialog, stays on the page and does not notify the router', async () => {
    render(<AddressModal kind={Modal} />);
    await userEvent.click(screen.getByRole('button', { name: 'Alamat Toko' }));
    await screen.findByRole('dialog');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/toko/onlinestore');
    expect(window.history.state).toEqual({ idx: 0 });
    expect(routerHears).not.toHaveBeenCalled();
  });

  test('leaves the page after the dialog was closed otherwise', async () => {
    render(<AddressModal kind={Modal} />);
    await userEvent.click(screen.getByRole('button', { name: 'Alamat Toko' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(window.history.state).toEqual({ idx: 0 }));
    expect(routerHears).not.toHaveBeenCalled();
  });

  test('does not undo the navigation of a link in the dialog', async () => {
    const { unmount } = render(<AddressModal kind={Modal} />);
    await userEvent.click(screen.getByRole('button', { name: 'Alamat Toko' }));
    await screen.findByRole('dialog');
    const back = jest.spyOn(window.history, 'back');
    jest.useFakeTimers();
    window.history.pushState({ idx: 1 }, '', '/toko/onlinestore/cart');
    unmount();
    jest.runAllTimers();
    expect(back).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/toko/onlinestore/cart');
  });

  test('closes the upper of two dialogs first', async () => {
    function Two() {
      const [lower, setLower] = useState(true);
      const [upper, setUpper] = useState(false);
      return (
        <>
          <Modal open={lower} onOpenChange={setLower} title="Keranjang">
            <Button onClick={() => setUpper(true)}>Hapus</Button>
          </Modal>
          <ConfirmDialog
            open={upper}
            onOpenChange={setUpper}
            title="Hapus produk?"
            onConfirm={() => undefined}
          />
        </>
      );
    }
    render(<Two />);
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
    await screen.findByRole('alertdialog', { name: 'Hapus produk?' });
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Keranjang' })).toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a confirmation', () => {
  function Delete({ onYes, loading }: { onYes: () => void; loading?: boolean }) {
    const [open, setOpen] = useState(true);
    return (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Anda akan menghapus produk ini?"
        loading={loading}
        onConfirm={onYes}
      />
    );
  }

  test('is answered with yes', async () => {
    const yes = jest.fn();
    render(<Delete onYes={yes} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
    expect(yes).toHaveBeenCalledTimes(1);
  });

  test('is answered with no', async () => {
    const yes = jest.fn();
    render(<Delete onYes={yes} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(yes).not.toHaveBeenCalled();
  });

  test('cannot be answered twice while the work is pending', async () => {
    render(<Delete onYes={jest.fn()} loading />);
    expect(await screen.findByRole('button', { name: 'Mohon tunggu' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Batal' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test('a dialog that closes shows what it was about until it is gone', async () => {
  let end = () => {};
  const finished = new Promise<void>((resolve) => (end = resolve));
  const prototype = HTMLElement.prototype as { getAnimations?: () => unknown[] };
  prototype.getAnimations = () => [{ finished, pending: false, playState: 'running' }];
  const dialog = (line: string | null) => (
    <ConfirmDialog
      open={line !== null}
      onOpenChange={() => {}}
      title={`Hapus ${line ?? ''}?`}
      description={line && `${line} tidak dijual lagi.`}
      onConfirm={() => {}}
    />
  );
  const { rerender } = render(dialog('Kopi'));
  expect(await screen.findByText('Kopi tidak dijual lagi.')).toBeInTheDocument();
  rerender(dialog('Teh'));
  expect(screen.getByText('Teh tidak dijual lagi.')).toBeInTheDocument();
  rerender(dialog(null));
  expect(screen.getByText('Hapus Teh?')).toBeInTheDocument();
  expect(screen.getByText('Teh tidak dijual lagi.')).toBeInTheDocument();
  end();
  await waitFor(() => expect(screen.queryByText('Hapus Teh?')).not.toBeInTheDocument());
  delete prototype.getAnimations;
});
