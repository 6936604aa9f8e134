// npm run bench [-- --only pages,throughput,scripts,orders,growth --runs 5 --slowdown 4 --seconds 8 --quick]: the benchmarks.
import { readOptions } from './lib/options.ts';
import { measurePages } from './pages/pages.ts';
import { machine } from './lib/report.ts';
import { measureGrowth } from './scale/growth.ts';
import { measureOrders } from './scale/orders.ts';
import { measureScripts } from './scripts/scripts.ts';
import { measureThroughput } from './throughput/throughput.ts';

const options = readOptions();
const measure = {
  pages: measurePages,
  throughput: measureThroughput,
  scripts: measureScripts,
  orders: measureOrders,
  growth: measureGrowth,
};

// Exits explicitly, so that the server and the browser it started end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

console.log(machine());
for (const part of options.parts) await measure[part](options);
