// npm run release -- VERB ...; --help lists the verbs.
import { runRelease } from './run-release.mjs';

const args = process.argv.slice(2);
process.exitCode = await runRelease(args.length > 0 ? args : ['--help']);
