import type { VitalReport } from '@lapak/contracts/page-document';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { PageVersions } from '../remotes/page-source.ts';
import { matchPage } from './match-page.ts';
import { send } from './send.ts';

type Measured = Pick<Metric, 'value' | 'navigationType' | 'navigationURL'> & Pick<VitalReport, 'name'>;

/** The report of what was measured, with the page and its version; without them at an address that has no page. */
export function vitalReport(
  { name, value, navigationType, navigationURL }: Measured,
  firstAddress: string,
  pages: PageVersions,
): VitalReport {
  const page = matchPage(new URL(navigationURL ?? firstAddress).pathname);
  if (!page) return { name, value };
  const [remote] = page.module.split('/') as [VitalReport['remote']];
  const navigation = navigationType === 'soft-navigation' ? 'move' : 'load';
  return { name, value, navigation, route: page.name, remote, version: pages.versionOf(page.module) };
}

/**
 * Reports the web vitals that this browser measured, by page and version. A browser that measures moves between pages by themselves
 * reports each; in others everything belongs to the page for which the document was loaded.
 */
export function reportVitals(pages: PageVersions): void {
  const firstAddress = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
  const report = (metric: Measured) => send('/telemetry/vitals', vitalReport(metric, firstAddress, pages));
  for (const on of [onCLS, onINP, onLCP, onTTFB]) on(report, { reportSoftNavs: true });
}
