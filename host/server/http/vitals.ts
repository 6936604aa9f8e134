import { Histogram } from 'prom-client';

const labelNames = ['route', 'remote', 'version', 'navigation'] as const;
const of = (help: string) =>
  `${help} of real browsers, by page, by version of its remote, and whether the document was loaded for the page`;

/** Web vitals of real browsers, each with bounds between good and poor of its own. */
export const vitals = {
  LCP: new Histogram({
    name: 'lapak_lcp_seconds',
    help: of('Largest contentful paint'),
    labelNames,
    buckets: [0.5, 0.8, 1.2, 1.6, 2, 2.5, 4, 8],
  }),
  INP: new Histogram({
    name: 'lapak_inp_seconds',
    help: of('Interaction to next paint'),
    labelNames,
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
  }),
  CLS: new Histogram({
    name: 'lapak_cls',
    help: of('Cumulative layout shift'),
    labelNames,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
  }),
  TTFB: new Histogram({
    name: 'lapak_ttfb_seconds',
    help: of('Time to the first byte'),
    labelNames,
    buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3],
  }),
};
