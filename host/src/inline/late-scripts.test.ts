import { loadLateScripts } from './late-scripts.ts';

const addresses = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
const preloads = 'link[rel=preload]';
const isRead = () => window.dispatchEvent(new Event('DOMContentLoaded'));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Behind what a frame has set off. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

let loading: Promise<void>;
function begin() {
  document.head.innerHTML =
    '<template id="lapak-scripts"><link rel="preload" as="script" href="/main.js"><link rel="preload" as="script" href="/entry.js">' +
    '<script type="text/plain" defer src="/persist.js"></script><script type="text/plain" defer src="/main.js"></script></template>';
  loading = loadLateScripts();
}
afterEach(() => jest.restoreAllMocks());

it('requests scripts behind the first frame, and runs them in order once the document is read', async () => {
  begin();
  expect(addresses(`${preloads}, script`)).toEqual([]);
  await frame();
  expect(addresses(preloads)).toEqual([]);
  await rest();
  expect(addresses(preloads)).toEqual(['/main.js', '/entry.js']);
  expect(addresses('script')).toEqual([]);
  isRead();
  await loading;
  expect(addresses('script')).toEqual(['/persist.js', '/main.js']);
  expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false]);
});

it('runs them behind the first frame when the document is read before', async () => {
  begin();
  isRead();
  await loading;
  expect(addresses('script')).toEqual(['/persist.js', '/main.js']);
});

it('does not wait for a frame of a tab in the background', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const request = jest.spyOn(window, 'requestAnimationFrame');
  begin();
  isRead();
  await loading;
  expect(request).not.toHaveBeenCalled();
  expect(addresses('script')).toEqual(['/persist.js', '/main.js']);
});
