import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SafeHtml } from './safe-html.tsx';

const mockFile = { isCut: true, asked: 0 };
jest.mock('./purified-html.tsx', () => {
  mockFile.asked += 1;
  if (mockFile.isCut) throw new Error('the connection is cut');
  return jest.requireActual<object>('./purified-html.tsx');
});

// The first of this file: later ones have the sanitiser already.
test('nothing is inserted before the sanitiser has come, which is asked for until it does; HTML of the document needs none', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<SafeHtml html="<p>Dari server</p>" />);
  await act(() => hydrateRoot(page, <SafeHtml html="<p>Dari server</p>" />));
  expect(mockFile.asked).toBe(0);

  const { container } = render(<SafeHtml html="<p>Halo</p>" />);
  await waitFor(() => expect(mockFile.asked).toBe(1));
  expect(container).toHaveTextContent('');
  mockFile.isCut = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Halo')).toBeInTheDocument();
});

test('harmless HTML is kept, links open in a new tab', async () => {
  const { container } = render(
    <SafeHtml html='<p>Kopi <b>Gayo</b></p><a href="https://kopi.test">Lagi</a><ul><li>satu</li></ul>' />,
  );
  await waitFor(() => expect(container).toHaveTextContent('Kopi Gayo'));
  expect(container.querySelector('b')).toHaveTextContent('Gayo');
  expect(container.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(container.querySelector('a')).toHaveAttribute('target', '_blank');
});

test('a picture without an alt is decorative', async () => {
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
  const { container } = render(<SafeHtml html={`<p>Mulai</p>${html}`} />);
  expect(await screen.findByText('Mulai')).toBeInTheDocument();
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
  expect(page.querySelector('p')).toBe(before);
  await act(() => root.render(<SafeHtml html={'<p>Baru</p><img src="/files/a" onerror="alert(1)">'} />));
  await waitFor(() => expect(page).toHaveTextContent('Baru'));
  expect(page.innerHTML).not.toContain('onerror');
  expect(warn).not.toHaveBeenCalled();
});
