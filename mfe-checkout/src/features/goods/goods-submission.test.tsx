import { paths } from '@lapak/contracts/routes';
import { formatRupiah } from '@lapak/domain/rupiah';
import { messages } from '@lapak/domain/messages';
import { cartLineAdded, selectBeli, selectCartLines } from '@lapak/runtime';
import { toastsLeft } from '@lapak/ui/testing/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, delay, http } from 'msw';
import { affiliateStorageKey } from '@lapak/contracts/store/store-state';
import { productsAre } from '../../testing/api.ts';
import { aProduct, buildLine } from '../../testing/builders.ts';
import {
  checkoutCalls,
  coffee,
  fillBuyer,
  goodsApi,
  openBeli,
  openCheckout,
  ordered,
  payButton,
  username,
} from '../../testing/goods.ts';
import { server } from '@lapak/runtime/testing/server';

/** Nothing is shipped: the form is short. */
const line = buildLine({ ...coffee, alamat_option: 0 });

const lastToast = () => globalThis.lapakToasts?.queue.at(-1);

/** Answers in turn; the last one stays. */
function answers(...each: (() => Response)[]) {
  let at = 0;
  return () => (each[at++] ?? each.at(-1) ?? ordered)();
}

const refusal = (status: number, code: string, info: string, data?: object) => () =>
  HttpResponse.json({ code, info, data }, { status });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  globalThis.lapakToasts = undefined;
  server.use(...goodsApi([line]));
});

async function openFilled() {
  const view = await openCheckout([line]);
  await fillBuyer();
  return view;
}

test("'00' shows that the details were sent by e-mail", async () => {
  server.use(checkoutCalls().handler);
  await openFilled();
  await userEvent.click(payButton());
  await screen.findByTestId('location');
  expect(lastToast()).toMatchObject({
    kind: 'success',
    text: 'Detail pembelian telah dikirim ke email anda',
  });
});

test("'00' does not claim that a mail was sent when none was", async () => {
  const data = { id: 'pesanan-1', invoice: 'INV-1', total: 118_000, status: 'UNPAID', mailed: false };
  server.use(checkoutCalls(() => HttpResponse.json({ code: '00', info: '', data })).handler);
  await openFilled();
  await userEvent.click(payButton());
  await screen.findByTestId('location');
  expect(lastToast()).toMatchObject({
    kind: 'warning',
    text: expect.stringMatching(/Email tidak dikirim karena .* simpan halaman ini/),
  });
});

test("'-3' in what the form has no field for is said once, and stays above it", async () => {
  const text = 'Produk maksimal 200 baris';
  const { handler } = checkoutCalls(answers(refusal(422, '-3', text, { errors: { products: [text] } })));
  server.use(handler);
  await openFilled();
  await userEvent.click(payButton());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(toastsLeft()).toEqual([text]);
});

test("'-3' shows the first message beside each field and goes to the first", async () => {
  const { calls, handler } = checkoutCalls(
    answers(
      refusal(422, '-3', 'Periksa kembali data', {
        errors: { handphone: ['Nomor handphone tidak valid', 'lain'], email: ['Email ditolak'] },
      }),
    ),
  );
  server.use(handler);
  const { store } = await openFilled();
  await userEvent.click(payButton());
  expect(await screen.findByText('Nomor handphone tidak valid')).toBeInTheDocument();
  expect(screen.getByText('Email ditolak')).toBeInTheDocument();
  expect(screen.queryByText('lain')).not.toBeInTheDocument();
  expect(lastToast()).toMatchObject({ kind: 'error', text: 'Periksa kembali data' });
  const phone = screen.getByRole('textbox', { name: /^No Handphone/ });
  await waitFor(() => expect(phone).toHaveFocus());
  expect(selectCartLines(store.getState(), username)).toHaveLength(1);
  // A changed form may be sent again, as another order.
  await userEvent.type(phone, '0');
  await userEvent.click(payButton());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

test('another code shows the message of the server, or Terjadi Kesalahan3', async () => {
  server.use(checkoutCalls(answers(refusal(409, '-2', 'Maaf, stok habis'), refusal(409, '-2', ''))).handler);
  await openFilled();
  await userEvent.click(payButton());
  await waitFor(() => expect(lastToast()).toMatchObject({ kind: 'error', text: 'Maaf, stok habis' }));
  await userEvent.click(payButton());
  await waitFor(() => expect(lastToast()).toMatchObject({ text: 'Terjadi Kesalahan3' }));
  expect(toastsLeft()).toEqual(['Terjadi Kesalahan3']);
});

test('a busy store shows its message, keeps form and cart, and paying again is the same order', async () => {
  const { calls, handler } = checkoutCalls(answers(refusal(503, '-2', messages.storeBusy), ordered));
  server.use(handler);
  const { store } = await openFilled();
  await userEvent.click(payButton());
  await waitFor(() => expect(lastToast()).toMatchObject({ kind: 'error', text: messages.storeBusy }));
  expect(messages.storeBusy).toContain('coba lagi');
  expect(screen.getByRole('textbox', { name: /^Nama/ })).toHaveValue('Budi Santoso');
  expect(selectCartLines(store.getState(), username)).toHaveLength(1);
  await userEvent.click(payButton());
  await screen.findByTestId('location');
  expect(calls[1]?.key).toBe(calls[0]?.key);
});

describe('a lost connection', () => {
  test('shows a message, loses nothing, and paying again is the same order', async () => {
    const { calls, handler } = checkoutCalls(answers(() => HttpResponse.error(), ordered));
    server.use(handler);
    await openFilled();
    await userEvent.click(payButton());
    expect(await screen.findByText(/Koneksi terputus/)).toBeInTheDocument();
    expect(lastToast()).toMatchObject({ text: 'Terjadi Kesalahan5' });
    expect(screen.getByRole('textbox', { name: /^Nama/ })).toHaveValue('Budi Santoso');
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls).toHaveLength(2);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  test('the draft and the key outlive a reload', async () => {
    const { calls, handler } = checkoutCalls(answers(() => HttpResponse.error(), ordered));
    server.use(handler);
    const first = await openFilled();
    await userEvent.click(payButton());
    await screen.findByText(/Koneksi terputus/);
    first.unmount();
    await openCheckout([line]);
    expect(await screen.findByRole('textbox', { name: /^Nama/ })).toHaveValue('Budi Santoso');
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[1]?.key).toBe(calls[0]?.key);
    expect(sessionStorage.getItem(`checkout_draft:goods:${username}`)).toBeNull();
  });
});

describe('a lost connection, then something else on the screen', () => {
  const earlier = {
    kind: 'order',
    id: 'pesanan-lama',
    token: null,
    invoice: 'INV-7',
    total: 100_123,
    status: 'UNPAID',
  };
  const used = (own: object = {}) =>
    refusal(409, '-5', 'Pesanan INV-7 sudah dibuat', { order: { ...earlier, ...own } });
  const title = 'Pesanan sebelumnya sudah dibuat';

  /** POST api/checkout/placed/cancel: answers, and records the requested keys. */
  function cancels(
    answer: () => Response = () =>
      HttpResponse.json({ code: '00', info: '', data: { ...earlier, status: 'EXPIRED' } }),
  ) {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/checkout/placed/cancel', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return answer();
      }),
    );
    return keys;
  }

  async function pressTwice(each: (() => Response)[]) {
    const { calls, handler } = checkoutCalls(answers(() => HttpResponse.error(), ...each));
    server.use(handler);
    const view = await openFilled();
    await userEvent.click(payButton());
    await screen.findByText(/Koneksi terputus/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Nama/ }), ' Putra');
    await userEvent.click(payButton());
    return { calls, view };
  }

  test('is sent under the same key; the existing order can be opened, and the form stays', async () => {
    const keys = cancels();
    const { calls, view } = await pressTwice([used()]);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(dialog).toHaveTextContent('INV-7');
    expect(dialog).toHaveTextContent('Rp100.123');
    expect(calls[1]?.key).toBe(calls[0]?.key);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buka pesanan itu' }));
    expect(await screen.findByTestId('location')).toHaveTextContent(
      paths.checkoutDetail(username, 'pesanan-lama'),
    );
    expect(keys).toEqual([]);
    expect(selectCartLines(view.store.getState(), username)).toHaveLength(1);
  });

  test('the existing order can be cancelled, and the form is ordered under a new key', async () => {
    const keys = cancels();
    const { calls } = await pressTwice([used(), ordered]);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batalkan dan pesan yang ini' }));
    expect(await screen.findByTestId('location')).toHaveTextContent(
      paths.checkoutDetail(username, 'pesanan-1'),
    );
    expect(keys).toEqual([calls[0]?.key]);
    expect(calls).toHaveLength(3);
    expect(calls[2]?.key).not.toBe(calls[0]?.key);
    expect(calls[2]?.body).toMatchObject({ nama: 'Budi Santoso Putra' });
  });

  test('an order that was paid in the meantime is not cancelled; another is made only on request', async () => {
    const info = 'Pesanan INV-7 sudah dibayar';
    cancels(refusal(409, '-2', info, { order: { ...earlier, status: 'PAID' } }));
    const { calls } = await pressTwice([used(), ordered]);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Batalkan dan pesan yang ini' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Buat pesanan baru' }));
    await screen.findByTestId('location');
    expect(calls).toHaveLength(3);
    expect(calls[2]?.key).not.toBe(calls[0]?.key);
  });

  test('going back orders nothing, and the question is shown again', async () => {
    const { calls } = await pressTwice([used()]);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(payButton());
    expect(await screen.findByRole('alertdialog', { name: title })).toBeInTheDocument();
    expect(calls[2]?.key).toBe(calls[0]?.key);
  });

  test('an order that has ended shows no question', async () => {
    const { calls } = await pressTwice([used({ status: 'EXPIRED' }), ordered]);
    expect(await screen.findByTestId('location')).toHaveTextContent(
      paths.checkoutDetail(username, 'pesanan-1'),
    );
    expect(calls[2]?.key).not.toBe(calls[0]?.key);
  });

  test('nor does one of the same content: an order that could no longer be paid is ordered anew', async () => {
    const ended = () => HttpResponse.json({ code: '00', info: '', data: { ...earlier, status: 'EXPIRED' } });
    const { calls } = await pressTwice([ended, ordered]);
    expect(await screen.findByTestId('location')).toHaveTextContent(
      paths.checkoutDetail(username, 'pesanan-1'),
    );
    expect(calls[2]?.key).not.toBe(calls[0]?.key);
  });

  test('a rejection in between keeps the key: the first call may still be pending', async () => {
    const { calls } = await pressTwice([refusal(409, '-2', 'Maaf, stok habis'), ordered]);
    await waitFor(() => expect(lastToast()).toMatchObject({ text: 'Maaf, stok habis' }));
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[2]?.key).toBe(calls[0]?.key);
  });
});

describe('a page that fails while the answer is on its way', () => {
  /** Pays, and takes the page away before the answer. */
  async function payAndFail() {
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { calls, handler } = checkoutCalls(async () => {
      await answered;
      return ordered();
    });
    server.use(handler);
    const view = await openFilled();
    await userEvent.click(payButton());
    await waitFor(() => expect(calls).toHaveLength(1));
    view.unmount();
    return { view, answer };
  }

  test('leaves an empty cart and leads to the order all the same', async () => {
    const { view, answer } = await payAndFail();
    expect(selectCartLines(view.store.getState(), username)).toHaveLength(1);
    answer();
    await waitFor(() => expect(selectCartLines(view.store.getState(), username)).toEqual([]));
    await waitFor(() =>
      expect(view.shown().location.pathname).toBe(paths.checkoutDetail(username, 'pesanan-1')),
    );
    expect(lastToast()).toMatchObject({ kind: 'success' });
    expect(sessionStorage.getItem(`checkout_draft:goods:${username}`)).toBeNull();
  });
});

describe('the same order again within minutes', () => {
  const title = 'Pesanan sebelumnya sudah dibuat';
  const something = (own: object) => () =>
    HttpResponse.json({
      code: '00',
      info: '',
      data: { id: 'pesanan-2', invoice: 'INV-2', total: 100_000, status: 'UNPAID', mailed: true, ...own },
    });

  /** Orders, and opens the checkout again with the same cart and form, as after a reload. */
  async function orderAgain(...each: (() => Response)[]) {
    const { calls, handler } = checkoutCalls(answers(ordered, ...each));
    server.use(handler);
    const first = await openFilled();
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    first.unmount();
    const view = await openFilled();
    await userEvent.click(payButton());
    return { calls, view };
  }

  test('is sent under the same key, and the order that exists is offered', async () => {
    const { calls, view } = await orderAgain(ordered);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(dialog).toHaveTextContent('Pesanan INV-1 (Rp118.000) dengan isi yang sama baru saja dibuat');
    expect(calls[1]?.key).toBe(calls[0]?.key);
    expect(selectCartLines(view.store.getState(), username)).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buka pesanan itu' }));
    expect(await screen.findByTestId('location')).toHaveTextContent(
      paths.checkoutDetail(username, 'pesanan-1'),
    );
    expect(selectCartLines(view.store.getState(), username)).toEqual([]);
    expect(calls).toHaveLength(2);
  });

  test('is made when the shopper wants it once more, and the first one stays', async () => {
    const { calls } = await orderAgain(ordered, something({}));
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pesan sekali lagi' }));
    expect(await screen.findByTestId('location')).toHaveTextContent(
      paths.checkoutDetail(username, 'pesanan-2'),
    );
    expect(calls).toHaveLength(3);
    expect(calls[2]?.key).not.toBe(calls[0]?.key);
  });

  test('is no question when the first one has ended, or was of something else', async () => {
    const order = {
      kind: 'order',
      id: 'pesanan-1',
      token: null,
      invoice: 'INV-1',
      total: 1,
      status: 'UNPAID',
    };
    for (const answer of [something({ status: 'EXPIRED' }), refusal(409, '-5', '', { order })]) {
      localStorage.clear();
      const { calls, view } = await orderAgain(answer, something({}));
      expect(await screen.findByTestId('location')).toHaveTextContent(
        paths.checkoutDetail(username, 'pesanan-2'),
      );
      expect(calls[1]?.key).toBe(calls[0]?.key);
      expect(calls[2]?.key).not.toBe(calls[0]?.key);
      view.unmount();
    }
  });

  describe('whose voucher it has used up', () => {
    const order = {
      kind: 'order',
      id: 'pesanan-1',
      token: null,
      invoice: 'INV-1',
      total: 90_000,
      status: 'UNPAID',
    };
    const title = 'Pesanan sebelumnya sudah dibuat';

    /** Orders with the last use of a code, and types it again. */
    async function orderAgainWithCode(...each: (() => Response)[]) {
      const { calls, handler } = checkoutCalls(answers(ordered, ...each));
      server.use(
        handler,
        http.post('*/api/voucher/:username', () =>
          calls.length === 0
            ? HttpResponse.json({
                code: '00',
                info: '',
                data: { type: 'fixed', voucher_value: 10_000, min_total: 0 },
              })
            : HttpResponse.json({ code: '-2', info: 'Kuota voucher sudah habis' }, { status: 422 }),
        ),
      );
      const first = await openFilled();
      await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher' }), 'HEMAT');
      await userEvent.click(payButton());
      await screen.findByTestId('location');
      first.unmount();
      await openFilled();
      await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher' }), 'HEMAT');
      await userEvent.click(payButton());
      return calls;
    }

    test('is offered before the voucher is refused', async () => {
      const calls = await orderAgainWithCode(refusal(409, '-5', 'INV-1 sudah dibuat', { order }));
      const dialog = await screen.findByRole('alertdialog', { name: title });
      expect(dialog).toHaveTextContent(
        /^.*Pesanan INV-1 \(Rp90.000\).*voucher yang kamu isi tidak bisa dipakai/,
      );
      expect(calls.map(({ body }) => body.voucher_code)).toEqual(['HEMAT', 'HEMAT']);
      expect(calls[1]?.key).toBe(calls[0]?.key);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Buka pesanan itu' }));
      expect(await screen.findByTestId('location')).toHaveTextContent(
        paths.checkoutDetail(username, 'pesanan-1'),
      );
      expect(calls).toHaveLength(2);
    });

    test('may be cancelled, which gives the voucher back to this one', async () => {
      const cancelled: unknown[] = [];
      server.use(
        http.post('*/api/checkout/placed/cancel', ({ request }) => {
          cancelled.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.json({ code: '00', info: '', data: { ...order, status: 'EXPIRED' } });
        }),
      );
      const calls = await orderAgainWithCode(refusal(409, '-5', 'INV-1', { order }), something({}));
      const dialog = await screen.findByRole('alertdialog', { name: title });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Batalkan dan pesan yang ini' }));
      expect(await screen.findByTestId('location')).toHaveTextContent(
        paths.checkoutDetail(username, 'pesanan-2'),
      );
      expect(cancelled).toEqual([calls[0]?.key]);
      expect(calls[2]?.body).toMatchObject({ voucher_code: 'HEMAT' });
    });

    test('is none when nothing was ordered, and the refusal stands at the voucher', async () => {
      const { calls, handler } = checkoutCalls();
      server.use(
        handler,
        http.post('*/api/voucher/:username', () =>
          HttpResponse.json({ code: '-2', info: 'Kuota voucher sudah habis' }, { status: 422 }),
        ),
      );
      await openFilled();
      await userEvent.type(screen.getByRole('textbox', { name: 'Kode voucher' }), 'HEMAT');
      await userEvent.click(payButton());
      expect(await screen.findByText('Kuota voucher sudah habis')).toBeVisible();
      expect(calls).toEqual([]);
    });
  });

  test('can be asked for although the first one took the last pieces', async () => {
    const { calls, handler } = checkoutCalls(answers(ordered));
    server.use(handler);
    const first = await openFilled();
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    first.unmount();
    server.use(...goodsApi([{ ...line, stock: 0 }]), handler);
    const view = await openFilled();
    await act(async () => void view.store.dispatch(cartLineAdded({ username, line: { ...line, qty: 0 } })));
    await userEvent.click(payButton());
    expect(await screen.findByRole('alertdialog', { name: title })).toBeInTheDocument();
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });
});

test('another tab pays under the key of a call without an answer', async () => {
  const { calls, handler } = checkoutCalls(answers(() => HttpResponse.error(), ordered));
  server.use(handler);
  const first = await openFilled();
  await userEvent.click(payButton());
  await screen.findByText(/Koneksi terputus/);
  first.unmount();
  sessionStorage.clear();
  await openFilled();
  await userEvent.click(payButton());
  await screen.findByTestId('location');
  expect(calls[1]?.key).toBe(calls[0]?.key);
});

test('a double click is one order', async () => {
  const { calls, handler } = checkoutCalls(() => ordered());
  server.use(
    http.post('*/api/checkout', async () => {
      await delay(50);
    }),
    handler,
  );
  await openFilled();
  await userEvent.dblClick(payButton());
  await screen.findByTestId('location');
  expect(calls).toHaveLength(1);
});

describe("'-4', the price changed", () => {
  const quote = {
    total_harga_barang: 120_000,
    ongkir: 0,
    discount: 0,
    donate_amount: 0,
    admin_fee: 4_000,
    total: 120_000,
  };
  const changed = refusal(409, '-4', 'Harga pesanan berubah', { quote });

  test('shows the new figures; agreeing orders at them', async () => {
    const { calls, handler } = checkoutCalls(answers(changed, ordered));
    server.use(handler);
    await openFilled();
    await userEvent.click(payButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Harga pesanan berubah' });
    expect(within(dialog).getAllByText('Rp120.000')).toHaveLength(2);
    expect(dialog).toHaveTextContent('semula Rp100.000');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Setuju, bayar' }));
    expect(await screen.findByTestId('location')).toHaveTextContent(
      paths.checkoutDetail(username, 'pesanan-1'),
    );
    expect(calls[1]?.body).toMatchObject({ expected_total: 120_000 });
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  test('going back to the form shows the new prices and orders nothing', async () => {
    const { calls, handler } = checkoutCalls(answers(changed));
    server.use(handler);
    await openFilled();
    server.use(...goodsApi([{ ...line, harga: 60_000 }]), handler);
    await userEvent.click(payButton());
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Periksa lagi' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect((await screen.findAllByText('Rp120.000')).length).toBeGreaterThan(0);
    expect(calls).toHaveLength(1);
  });
});

describe('the direct buy', () => {
  test('orders the one item; the cart is untouched', async () => {
    const { calls, handler } = checkoutCalls();
    server.use(handler);
    const { store } = await openBeli(buildLine({ ...line, qty: 3 }));
    await fillBuyer();
    await userEvent.click(payButton());
    await screen.findByTestId('location');
    expect(calls[0]?.body.products).toEqual([{ id: 1, qty: 3, variety_id: null, affiliate_code: null }]);
    expect(selectBeli(store.getState(), username)).toBeNull();
    expect(selectCartLines(store.getState(), username)).toHaveLength(1);
  });

  test('without an item leads to the home of the store', async () => {
    await openBeli(null);
    expect(await screen.findByTestId('location')).toHaveTextContent(paths.home(username));
  });
});

test('an order made in another tab empties this one too', async () => {
  const { store } = await openFilled();
  await act(async () => {
    store.dispatch({ type: 'cart/cartChangedElsewhere', payload: {} });
  });
  expect(await screen.findByTestId('location')).toHaveTextContent(paths.home(username));
});

describe('a product that is gone or short at pay', () => {
  const tea = buildLine({ id: 2, nama: 'Teh Melati', alamat_option: 0, stock: 5, qty: 3 });
  const scrolled = jest.fn();
  beforeEach(() => {
    scrolled.mockClear();
    Element.prototype.scrollIntoView = scrolled;
    server.use(...goodsApi([line, tea]));
  });
  async function refuseFor(info: string, ...left: (typeof tea)[]) {
    server.use(checkoutCalls(refusal(409, '-2', info)).handler);
    const view = await openCheckout([line, tea]);
    await fillBuyer();
    expect(scrolled).not.toHaveBeenCalled();
    server.use(productsAre(...[line, ...left].map((each) => aProduct(each))));
    await userEvent.click(payButton());
    return view;
  }
  const linesIn = (view: Awaited<ReturnType<typeof openCheckout>>) =>
    selectCartLines(view.store.getState(), username).map(({ nama, qty }) => [nama, qty]);

  test('is in view and can be removed on the spot', async () => {
    const view = await refuseFor('"Teh Melati" sudah tidak dijual');
    const remove = await screen.findByRole('button', { name: 'Hapus Teh Melati' });
    expect(lastToast()).toMatchObject({ text: '"Teh Melati" sudah tidak dijual' });
    expect(scrolled).toHaveBeenCalledTimes(1);
    // What is gone counts in no figure, as in the cart.
    const goods = (line.qty ?? 0) * line.harga;
    expect(screen.getByText(`Total Harga (${line.qty} barang)`)).toBeVisible();
    expect(screen.getAllByText(formatRupiah(goods)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Kurangi/ })).not.toBeInTheDocument();
    await userEvent.click(remove);
    expect(screen.queryByText('Teh Melati')).not.toBeInTheDocument();
    expect(linesIn(view)).toEqual([[line.nama, line.qty]]);
    expect(payButton()).not.toHaveAttribute('aria-disabled');
  });

  test('alone, leaves a total of Rp0 that is not free', async () => {
    server.use(productsAre());
    await openCheckout([line]);
    expect(await screen.findByText('Produk ini sudah tidak dijual')).toBeVisible();
    expect(screen.getByText('Total Harga (0 barang)').nextSibling).toHaveTextContent('Rp0');
    expect(screen.getByRole('region', { name: 'Pembayaran' })).toHaveTextContent('TotalRp0');
    expect(screen.queryByText('Gratis')).not.toBeInTheDocument();
  });

  test('can be reduced to what is left', async () => {
    const view = await refuseFor('Maaf, stok "Teh Melati" tersisa 2', buildLine({ ...tea, stock: 2 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kurangi jadi 2, Teh Melati' }));
    expect(linesIn(view)).toEqual([
      [line.nama, line.qty],
      ['Teh Melati', 2],
    ]);
    expect(screen.queryByRole('button', { name: /Kurangi/ })).not.toBeInTheDocument();
  });
});

test('the affiliate code of the visit goes with every line', async () => {
  sessionStorage.setItem(affiliateStorageKey(username), 'rina');
  const { calls, handler } = checkoutCalls();
  server.use(handler);
  await openFilled();
  await userEvent.click(payButton());
  await waitFor(() => expect(calls[0]?.body.products).toMatchObject([{ affiliate_code: 'rina' }]));
});
