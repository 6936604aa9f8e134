import { releasesPath, type CurrentReleases } from '@lapak/contracts/page-document';

const WITHIN_MS = 3000;

/** The version of this document's shell, from the address of its scripts. */
export const ownHost = () =>
  document.querySelector('script[src*="/assets/host/"]')?.getAttribute('src')?.split('/').at(-2);

const isReleases = (value: unknown): value is CurrentReleases =>
  typeof value === 'object' && value !== null && 'host' in value && 'remotes' in value;

/** What is deployed now for this visitor on this page; null when the server cannot be reached. */
export async function askReleases(): Promise<CurrentReleases | null> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), WITHIN_MS);
  try {
    const page = encodeURIComponent(window.location.pathname);
    const reply = await fetch(`${releasesPath}?page=${page}`, { cache: 'no-store', signal: limit.signal });
    const answer: unknown = reply.ok ? await reply.json() : null;
    return isReleases(answer) ? answer : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the shop has another shell by now than this document. */
export function isOtherShell(now: CurrentReleases): boolean {
  const own = ownHost();
  return own !== undefined && own !== now.host;
}
