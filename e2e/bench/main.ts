// npm run bench [-- --only pages,throughput,memory,deploys,scripts,imports,orders,growth,lapse --runs 5 --seconds 8 --quick]: the benchmarks.
import { measureDeploys } from './deploys/deploys.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureMemory } from './memory/memory.ts';
import { measureImports } from './imports/imports.ts';
import { measureLapses } from './lapse/lapse.ts';
import { readOptions } from './lib/options.ts';
import { measureOrders } from './orders/orders.ts';
import { measurePages } from './pages/pages.ts';
import { machine } from './lib/report.ts';
import { measureScripts } from './scripts/scripts.ts';
import { measureThroughput } from './throughput/throughput.ts';

const options = readOptions();
const measure = {
  pages: measurePages,
  throughput: measureThroughput,
  memory: measureMemory,
  deploys: measureDeploys,
  scripts: measureScripts,
  imports: measureImports,
  orders: measureOrders,
  growth: measureGrowth,
  lapse: measureLapses,
};

// Exits explicitly, so that the server and the browser it started end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

console.log(machine());
for (const part of options.parts) await measure[part](options);
