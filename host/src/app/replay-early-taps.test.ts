import { recordEarlyTaps } from '../inline/early-taps.ts';
import { replayEarlyTaps, takeEarlyTaps } from './replay-early-taps.ts';

const clicked = jest.fn();

function open(html: string) {
  document.body.innerHTML = html;
  document.querySelectorAll('button, a, form').forEach((element) => {
    element.addEventListener('click', () => clicked(element.textContent));
  });
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  clicked.mockClear();
  takeEarlyTaps();
  recordEarlyTaps();
});

it('replays early taps, each button once', () => {
  open('<button data-replay id="a"><b>Keranjang</b></button><button data-replay id="b">Beli</button>');
  press('#a b');
  press('#a');
  press('#b');
  const taps = takeEarlyTaps();
  clicked.mockClear();

  replayEarlyTaps(taps);

  expect(clicked.mock.calls).toEqual([['Keranjang'], ['Beli']]);
});

it('records marked buttons only', () => {
  open('<button id="plain">Biasa</button>');
  press('#plain');
  expect(takeEarlyTaps()).toEqual([]);
});

it('prevents the default action of an early tap', () => {
  open('<form><input type="checkbox" data-replay id="tick" /></form>');
  press('#tick');
  expect(document.querySelector<HTMLInputElement>('#tick')?.checked).toBe(false);
});

it('ignores taps once hydration has begun, so that none counts twice', () => {
  open('<button data-replay id="a">Keranjang</button>');
  const taps = takeEarlyTaps();
  press('#a');
  clicked.mockClear();

  replayEarlyTaps(taps);

  expect(clicked).not.toHaveBeenCalled();
});

it('skips a button that was removed meanwhile', () => {
  open('<button data-replay id="a">Keranjang</button>');
  press('#a');
  clicked.mockClear();
  document.body.innerHTML = '';

  replayEarlyTaps(takeEarlyTaps());

  expect(clicked).not.toHaveBeenCalled();
});

it('has nothing to replay in a document without the script', () => {
  Reflect.deleteProperty(window, '__lapakEarlyTaps');
  expect(takeEarlyTaps()).toEqual([]);
});
