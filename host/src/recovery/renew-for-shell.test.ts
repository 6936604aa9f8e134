import type { CurrentReleases } from '@lapak/contracts/page-document';
import { createStore } from '@lapak/runtime';
import { server } from '@lapak/runtime/testing/server';
import { http, HttpResponse } from 'msw';
import { noRemotes } from '../testing/no-remotes.ts';
import { renewForPart, renewForShell } from './renew-for-shell.ts';
import { restoreTyped } from './typed-values.ts';

const checkout = (version: string) => ({ current: { version, entry: '' }, lastGood: null });
const releases = (version: string) => ({ ...noRemotes, checkout: checkout(version) });

function deployed(now: CurrentReleases) {
  server.use(http.get('/remotes/releases.json', () => HttpResponse.json({ ...now })));
}

let opened: string[];
const renewal = () => ({
  store: createStore({}),
  address: '/kopi/onlinestore/cart',
  open: (address: string) => void opened.push(address),
});

beforeEach(() => {
  opened = [];
  sessionStorage.clear();
  document.head.innerHTML = '<script src="http://localhost/assets/host/h1/main.js"></script>';
  document.body.innerHTML = '';
});

it('opens the address in a new document once when the shop has another shell, and again after the next deploy', async () => {
  deployed({ host: 'h2', remotes: releases('7') });
  expect(await renewForShell(renewal())).toBe(true);
  expect(await renewForShell(renewal())).toBe(false);
  expect(opened).toEqual(['/kopi/onlinestore/cart']);
  deployed({ host: 'h3', remotes: releases('7') });
  expect(await renewForShell(renewal())).toBe(true);
});

it('stays when nothing has changed', async () => {
  deployed({ host: 'h1', remotes: releases('7') });
  expect(await renewForShell(renewal())).toBe(false);
  expect(await renewForPart(renewal(), releases('7'))).toBe(false);
  expect(opened).toEqual([]);
});

it('opens the page anew for a part of it when its version has changed', async () => {
  deployed({ host: 'h1', remotes: releases('8') });
  expect(await renewForShell(renewal())).toBe(false);
  expect(await renewForPart(renewal(), releases('7'))).toBe(true);
});

it('stays while something is being sent', async () => {
  deployed({ host: 'h2', remotes: releases('7') });
  const store = createStore({
    preloadedState: { api: { mutations: { m1: { status: 'pending' } } } } as object,
  });
  expect(await renewForShell({ ...renewal(), store })).toBe(false);
  expect(opened).toEqual([]);
});

it('stays when the server cannot be reached', async () => {
  server.use(http.get('/remotes/releases.json', () => HttpResponse.error()));
  expect(await renewForShell(renewal())).toBe(false);
});

it('keeps what was typed and chosen, but no password', async () => {
  const form = (html: string) => (document.body.innerHTML = html);
  form(
    '<input name="nama"><input name="sandi" type="password"><textarea name="catatan"></textarea>' +
      '<input type="checkbox" name="setuju"><input type="radio" name="ukuran" value="S"><input type="radio" name="ukuran" value="M">',
  );
  const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
  field('[name=nama]').value = 'Sari';
  field('[name=sandi]').value = 'rahasia';
  field('[name=catatan]').value = 'Tanpa gula';
  field('[name=setuju]').checked = true;
  field('[value=M]').checked = true;
  deployed({ host: 'h2', remotes: releases('7') });
  await renewForShell(renewal());

  const kept = document.body.innerHTML;
  form(kept);
  for (const input of document.querySelectorAll('input')) input.checked = false;
  field('[name=nama]').value = '';
  const typed: string[] = [];
  document.body.addEventListener('input', (event) => typed.push((event.target as HTMLInputElement).name), {
    once: true,
  });
  restoreTyped();

  expect(field('[name=nama]')).toHaveValue('Sari');
  expect(field('[name=sandi]')).toHaveValue('');
  expect(field('[name=catatan]')).toHaveValue('Tanpa gula');
  expect(field('[name=setuju]')).toBeChecked();
  expect(field('[value=M]')).toBeChecked();
  expect(typed).toEqual(['nama']);
});
