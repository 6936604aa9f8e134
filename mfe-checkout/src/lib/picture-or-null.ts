import { pictureUrl } from '@lapak/contracts/pictures';

/** A logo at the size it stands in, or null where there is none. */
export const pictureOrNull = (url: string | null) => (url ? pictureUrl(url, 96) : null);
