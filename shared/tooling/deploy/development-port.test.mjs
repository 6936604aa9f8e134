import { createServer } from 'node:net';
import { portOf, requireFreePort } from './development-port.mjs';

it('takes the port of the setting, and another one without it', () => {
  expect(portOf('DEV_PORT', 3100, { DEV_PORT: '4100' })).toBe(4100);
  expect(portOf('DEV_PORT', 3100, {})).toBe(3100);
  expect(portOf('DEV_PORT', 3100, { DEV_PORT: '' })).toBe(3100);
});

it.each(['abc', '0', '70000', '31.5'])('refuses %s in a sentence that names the setting', (value) => {
  expect(() => portOf('DEV_PORT', 3100, { DEV_PORT: value })).toThrow(`DEV_PORT=${value} is not a port`);
});

it('refuses a taken port in a sentence that says how to choose another, and takes it when it is free', async () => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, 'localhost', resolve));
  const { port } = other.address();
  await expect(requireFreePort(port, 'DEV_PORT')).rejects.toThrow(
    `Port ${port} is taken by another process: choose another one with DEV_PORT`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(requireFreePort(port, 'DEV_PORT')).resolves.toBeUndefined();
});
