/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@lapak/api/app';
import { readConfig } from '@lapak/api/config';
import { parse } from 'yaml';
import { exposeMetrics } from './http/metrics.ts';

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const alerts = (parse(read('ops/prometheus/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('ops/grafana/lapak.json')) as Dashboard;
const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

/** Names of metrics in an expression, a histogram's as it is registered. */
const namesIn = (expr: string) =>
  (expr.match(/\b(?:lapak|nodejs|process)_[a-z0-9_]+/g) ?? []).map((name) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );

/** Labels that an expression selects or sums by. */
const labelsIn = (expr: string) =>
  [...expr.matchAll(/\{([^}]*)\}|by \(([^)]*)\)/g)]
    .flatMap(([, selected = '', by = '']) =>
      [...selected.matchAll(/(\w+)(?==|!)/g)].map(([name]) => name).concat(by.split(/, */)),
    )
    .filter((name) => name !== '' && name !== 'le' && name !== 'job');

it('alerts and the dashboard ask for metrics and labels that the shop has', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lapak-alerts-'));
  const api = await buildApp(readConfig({ DATA_DIR: dataDir, DEMO_STORES: '0', LOG_LEVEL: 'silent' }));
  exposeMetrics(api, api, undefined);
  const known = await api.metrics.getMetricsAsJSON();
  const labels = known.flatMap(
    ({ name }) =>
      (api.metrics.getSingleMetric(name) as unknown as { labelNames?: string[] }).labelNames ?? [],
  );
  await api.close();
  rmSync(dataDir, { recursive: true });
  const names = new Set(known.map(({ name }) => name));
  expect(expressions.flatMap(namesIn).length).toBeGreaterThan(20);
  expect(expressions.flatMap(namesIn).filter((name) => !names.has(name))).toEqual([]);
  expect(expressions.flatMap(labelsIn).filter((label) => !labels.includes(label))).toEqual([]);
});

it('every alert has a section that says what to do, and no other one', () => {
  const sections = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(sections).toEqual(alerts.map(({ alert }) => alert));
});
