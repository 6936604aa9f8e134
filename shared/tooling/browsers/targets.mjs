import { browserslistToTargets } from 'lightningcss';
import { oldestServed, served, statement } from './served.mjs';

const { ios_saf: ios, ...others } = oldestServed();

/** What swc compiles scripts for. */
export const scriptTargets = Object.fromEntries(
  Object.entries({ ios, ...others }).map(([name, version]) => [name, String(version)]),
);

/** What Lightning CSS compiles styles for. */
export const styleTargets = browserslistToTargets(served());

/** What webpack may use in the code of its own. */
export const clientTarget = `browserslist:${statement}`;
