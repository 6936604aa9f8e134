import { median } from '../lib/figures.ts';
import type { Row } from '../lib/report.ts';
import type { Visit } from './visit.ts';

/** The federated shop as a multiple of the same sources in one painted build, by the medians of some visits. */
export function federationPrice(visits: ReadonlyMap<string, readonly Visit[]>): Row[] {
  return ['home', 'product'].map((page) => {
    const of = (subject: string, figure: 'lcp' | 'ready' | 'jsKb') =>
      median((visits.get(subject) ?? []).map((visit) => visit[figure]));
    const times = (figure: 'lcp' | 'ready' | 'jsKb') =>
      of(page, figure) / of(`${page}, painted, one build`, figure);
    return { page, 'largest paint': times('lcp'), answers: times('ready'), scripts: times('jsKb') };
  });
}
