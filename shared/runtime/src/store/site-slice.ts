import { createSlice } from '@reduxjs/toolkit';

/** The site's own data, from the server. */
export interface SiteState {
  /** Public origin without a slash at the end, for canonical and Open Graph addresses; '' when unknown. */
  origin: string;
}

const initialState: SiteState = { origin: '' };

export const siteReducer = createSlice({ name: 'site', initialState, reducers: {} }).reducer;

/** The shop's origin, the same on the server and in the browser, so that metadata hydrates without a difference. */
export const selectPublicOrigin = (state: { site: SiteState }): string => state.site.origin;
