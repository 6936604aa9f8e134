/**
 * One of the product's own figures, from its `/metrics`.
 * @param series as Prometheus writes it, `name` or `name{label="value"}`
 * @returns NaN when the product does not report it
 */
async function readMetric(origin: string, series: string): Promise<number> {
  const text = await fetch(`${origin}/metrics`).then((reply) => reply.text());
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? NaN);
}

/** Public pages for which the shell was sent since the start, because they were not painted in time. */
export const shellsSent = async (origin: string): Promise<number> =>
  (await readMetric(origin, 'lapak_pages_total{outcome="shell"}')) || 0;
