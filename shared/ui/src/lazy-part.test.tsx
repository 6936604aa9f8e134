import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lazyPart, PART_FAILED, type PartFailed } from './lazy-part.tsx';

interface DialogProps {
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
const Dialog = ({ text, open }: DialogProps) => (open ? <div role="dialog">{text}</div> : null);

/** Loads of a file, which the test answers. */
function file() {
  const answers: { isThere: boolean } = { isThere: false };
  const load = jest.fn(async () => {
    if (!answers.isThere) throw new Error('404');
    return { default: Dialog };
  });
  return { answers, load };
}

function openPage(load: () => Promise<{ default: typeof Dialog }>) {
  const LazyDialog = lazyPart(load);
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Alamat</button>
        <LazyDialog text="Jl. Merdeka" open={isOpen} onOpenChange={setOpen} />
      </>
    );
  };
  render(<Page />);
  return () => userEvent.click(screen.getByRole('button', { name: 'Alamat' }));
}

let failures: PartFailed[] = [];
const note = (event: Event) => failures.push(event as PartFailed);
beforeEach(() => {
  failures = [];
  window.addEventListener(PART_FAILED, note);
});
afterEach(() => window.removeEventListener(PART_FAILED, note));

it('is loaded when it is opened first', async () => {
  const { answers, load } = file();
  answers.isThere = true;
  const tap = openPage(load);
  expect(load).not.toHaveBeenCalled();
  await tap();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Jl. Merdeka');
  expect(load).toHaveBeenCalledTimes(1);
});

it('answers the tap at once with a progress line, until it is there or its file is gone', async () => {
  let answer: (is: 'there' | 'gone') => void = () => undefined;
  const load = () =>
    new Promise<{ default: typeof Dialog }>((resolve, reject) => {
      answer = (is) => (is === 'there' ? resolve({ default: Dialog }) : reject(new Error('404')));
    });
  const tap = openPage(load);
  const line = () => screen.queryByRole('progressbar', { name: 'Memuat' });
  expect(line()).not.toBeInTheDocument();
  await tap();
  expect(line()).toBeVisible();
  await act(async () => answer('gone'));
  expect(line()).not.toBeInTheDocument();
  await tap();
  expect(line()).toBeVisible();
  await act(async () => answer('there'));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(line()).not.toBeInTheDocument();
});

it('leaves the page as it is when its file is gone, says so, and asks again with the next tap', async () => {
  const { answers, load } = file();
  const tap = openPage(load);
  await tap();
  expect(failures).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  answers.isThere = true;
  await tap();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it("asks again with the message's button", async () => {
  const { answers, load } = file();
  const tap = openPage(load);
  await tap();
  answers.isThere = true;
  await act(async () => failures[0]?.detail());
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it("is there for the next tap after the message's button, where the page alone can open it", async () => {
  const { answers, load } = file();
  const LazyDialog = lazyPart(load);
  const Page = () => {
    const [text, setText] = useState<string | null>(null);
    return (
      <>
        <button onClick={() => setText('Hapus kopi?')}>Hapus</button>
        <LazyDialog text={text ?? ''} open={text !== null} onOpenChange={(open) => !open && setText(null)} />
      </>
    );
  };
  render(<Page />);
  const tap = () => userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  await tap();
  answers.isThere = true;
  await act(async () => failures[0]?.detail());
  expect(load).toHaveBeenCalledTimes(2);
  await tap();
  expect(screen.getByRole('dialog')).toHaveTextContent('Hapus kopi?');
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the place of a part that is no dialog, and fills it after a retry', async () => {
  const answers = { isThere: false };
  const Code = lazyPart(
    async () => {
      if (!answers.isThere) throw new Error('404');
      return { default: () => <p>kode</p> };
    },
    () => <p>tempat</p>,
  );
  await act(async () => render(<Code />));
  expect(screen.getByText('tempat')).toBeVisible();
  answers.isThere = true;
  await act(async () => failures[0]?.detail());
  expect(screen.getByText('kode')).toBeVisible();
});
