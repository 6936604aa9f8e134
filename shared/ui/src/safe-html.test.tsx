import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadPurifier, purifierStore } from './purifier.ts';
import { SafeHtml } from './safe-html.tsx';

test('nothing is inserted before the sanitiser has loaded', async () => {
  const { container } = render(<SafeHtml html="<p>Halo</p>" />);
  expect(container).toHaveTextContent('');
  await act(() => loadPurifier());
  expect(container).toHaveTextContent('Halo');
});

test('harmless HTML is kept, links open in a new tab', async () => {
  await loadPurifier();
  const { container } = render(
    <SafeHtml html='<p>Kopi <b>Gayo</b></p><a href="https://kopi.test">Lagi</a><ul><li>satu</li></ul>' />,
  );
  await waitFor(() => expect(container).toHaveTextContent('Kopi Gayo'));
  expect(container.querySelector('b')).toHaveTextContent('Gayo');
  expect(container.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(container.querySelector('a')).toHaveAttribute('target', '_blank');
});

test('a picture without an alt is decorative', async () => {
  await loadPurifier();
  const { container } = render(
    <SafeHtml html='<img src="https://kopi.test/a.webp"><img alt="Kebun" src="b">' />,
  );
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
  expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('alt'))).toEqual(['', 'Kebun']);
});

test.each([
  '<img src=x onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://jahat.test"><input name=password></form>',
  '<p style="position:fixed;inset:0">x</p>',
  '<style>body{display:none}</style>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<base href="https://jahat.test">',
  '<details open ontoggle=alert(1)>',
])('%s comes out harmless', async (html) => {
  await loadPurifier();
  const { container } = render(<SafeHtml html={html} />);
  const inside = container.querySelector('.html');
  expect(inside?.innerHTML).not.toMatch(
    /\son\w+=|javascript:|<script|<style|<iframe|<form|<input|style=|<object|<base/i,
  );
});

test.each([
  '<a id="lapak-state" href="https://jahat.test">x</a>',
  '<img name="getElementById" src="https://jahat.test/a.png">',
  '<p ID="root" NAME=cookie>x</p>',
  '<a id=config><a id=config name=url href="https://jahat.test">x</a></a>',
  '<img id="user-content-root" src="x">',
])('%s takes no name of the page’s own', async (html) => {
  await loadPurifier();
  const { container } = render(<SafeHtml html={html} />);
  await waitFor(() => expect(container.querySelector('.html')?.children).not.toHaveLength(0));
  for (const element of container.querySelectorAll('.html *'))
    expect(element.getAttributeNames()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(id|name)$/i)]),
    );
});

test('HTML that came with the document stays in place, without a warning; what replaces it is sanitised', async () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = document.createElement('div');
  document.body.append(page);
  const html = '<p>Dari server</p>';
  page.innerHTML = renderToString(<SafeHtml html={html} />);
  const before = page.querySelector('p');
  const root = await act(() => hydrateRoot(page, <SafeHtml html={html} />));
  await act(() => loadPurifier());
  expect(page.querySelector('p')).toBe(before);
  await act(() => root.render(<SafeHtml html={'<p>Baru</p><img src="/files/a" onerror="alert(1)">'} />));
  expect(page).toHaveTextContent('Baru');
  expect(page.innerHTML).not.toContain('onerror');
  expect(warn).not.toHaveBeenCalled();
});

test('the sanitiser is loaded for what the browser inserts, not for what came with the document', async () => {
  const subscribe = jest.spyOn(purifierStore, 'subscribe').mockReturnValue(() => true);
  const page = document.createElement('div');
  page.innerHTML = renderToString(<SafeHtml html="<p>Halo</p>" />);
  await act(() => hydrateRoot(page, <SafeHtml html="<p>Halo</p>" />));
  expect(subscribe).not.toHaveBeenCalled();
  render(<SafeHtml html="<p>Halo</p>" />);
  expect(subscribe).toHaveBeenCalled();
});
