/** The provider's terms page, served by the host beside the shop. */
export const TERMS_URL = '/syarat-ketentuan.html';

/** What is stored of people, for how long and who sees it; served beside it. */
export const PRIVACY_URL = '/privasi';
