// A thread does not have the loader of TypeScript that its process was started with.
import { register } from 'tsx/esm/api';

register();
await import('./database-thread.ts');
