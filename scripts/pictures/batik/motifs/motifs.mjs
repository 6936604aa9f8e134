import { buketan } from './buketan.mjs';
import { ceplok } from './ceplok.mjs';
import { kawung } from './kawung.mjs';
import { lereng } from './lereng.mjs';
import { megaMendung } from './mega-mendung.mjs';
import { parang } from './parang.mjs';
import { T, ground } from './pieces.mjs';
import { truntum } from './truntum.mjs';

/** Plain cloth with a faint slub. */
const plain = ({ ground: g }) => ground(g);

export const motifs = { kawung, parang, truntum, megaMendung, ceplok, buketan, lereng, plain };

export const TILE = T;
