export * as icons from './icons/all.ts';
