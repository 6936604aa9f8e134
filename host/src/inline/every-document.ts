import { watchLoading } from './load-watch.ts';

watchLoading();
