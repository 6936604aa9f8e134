/** The provider's terms page, served by the host beside the shop. */
export const TERMS_URL = '/syarat-ketentuan.html';
