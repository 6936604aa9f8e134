// What must run before a painted body's first picture and first tap.
import { recordEarlyTaps } from './early-taps.ts';
import { loadLateScripts } from './late-scripts.ts';
import { markStarting } from './starting.ts';

markStarting();
void loadLateScripts();
recordEarlyTaps();
