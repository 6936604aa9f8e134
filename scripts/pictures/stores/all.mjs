import { tileFiles } from '../brands/tiles.mjs';
import { kopinusantara } from './kopinusantara/store.mjs';
import { rumahbatik } from './rumahbatik/store.mjs';
import { tokobaru, tokotutup } from './small/closed.mjs';
import { pommeta } from './small/pommeta.mjs';
import { tahseel } from './small/tahseel.mjs';
import { studiokarya } from './studiokarya/store.mjs';

export const stores = [
  { jobs: [], files: tileFiles },
  kopinusantara,
  rumahbatik,
  studiokarya,
  pommeta,
  tahseel,
  tokotutup,
  tokobaru,
];
