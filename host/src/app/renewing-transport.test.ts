import type { Transport } from '@lapak/runtime/transport';
import { renewingTransport } from './renewing-transport.ts';

const request = { url: '/product' };
const failing =
  (error: unknown): Transport =>
  () =>
    Promise.reject(error);
const codeMissing = Object.assign(new Error('Loading chunk http failed.'), { name: 'ChunkLoadError' });
const renewed = jest.fn<Promise<boolean>, []>();

beforeEach(() => renewed.mockReset().mockResolvedValue(true));

it('opens the page in a new document when its own code is gone, and waits for that', async () => {
  const answered = jest.fn();
  void renewingTransport(failing(codeMissing), renewed)(request).then(answered, answered);
  await new Promise((resolve) => setTimeout(resolve));
  expect(renewed).toHaveBeenCalledTimes(1);
  expect(answered).not.toHaveBeenCalled();
});

it('fails when nothing else is deployed', async () => {
  renewed.mockResolvedValue(false);
  await expect(renewingTransport(failing(codeMissing), renewed)(request)).rejects.toBe(codeMissing);
});

it('fails when the API does not answer', async () => {
  const offline = new Error('offline');
  await expect(renewingTransport(failing(offline), renewed)(request)).rejects.toBe(offline);
  expect(renewed).not.toHaveBeenCalled();
});
