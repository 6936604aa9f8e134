import { playProviders } from './play-providers.ts';

// npm run play-providers -w api: for a shop of another process, which is started with the settings that are printed.
const settings = await playProviders(process.env.SHOP_URL ?? 'http://localhost:3000');
for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`);
