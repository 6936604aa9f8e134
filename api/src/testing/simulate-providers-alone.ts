import { simulateProviders } from './simulate-providers.ts';

// npm run simulate-providers -w api: for a shop of another process, which is started with the settings that are printed.
const settings = await simulateProviders(process.env.SHOP_URL ?? 'http://localhost:3000');
for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`);
