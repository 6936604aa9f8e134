/** What the console's service worker keeps, so that the gate of an event opens without network. Paths of this site. */

/** Documents of the gate: `/kelola/toko/kopi/pintu` and those of its events. */
export const isKeptDocument = (path: string): boolean =>
  /^\/kelola\/toko\/[^/]+\/pintu(?:\/\d+)?$/.test(path);

/** Who is logged in, and the events of a store. The tickets of one are kept by its page. */
export const isKeptAnswer = (path: string): boolean =>
  path === '/api/seller/sesi' || /^\/api\/seller\/toko\/[^/]+\/acara$/.test(path);

/** Files of a built version, which never change. */
export const isVersionedFile = (path: string): boolean =>
  path.startsWith('/assets/host/') || path.startsWith('/remotes/');
