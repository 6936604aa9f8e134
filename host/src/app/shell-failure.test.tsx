import { screen, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell.tsx';

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  document.head.innerHTML = '<script src="http://localhost/assets/host/h7/main.js"></script>';
  navigator.sendBeacon = (path, body) => {
    void (body as Blob).text().then((text) => sent.push(`${String(path)} ${text}`));
    return true;
  };
  // React logs what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('reports by its version a shell that throws while it renders', async () => {
  await openShell('/kopi/onlinestore/cart', {
    pages: {
      load: async () => ({ default: () => null }),
      loaded: () => {
        throw new Error('the shell broke');
      },
      recover: async () => null,
      retry: async () => undefined,
    },
  });
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatch(/^\/telemetry\/remote-failure /);
  expect(sent[0]).toContain('"remote":"host","version":"h7","reason":"render","message":"the shell broke"');
});
