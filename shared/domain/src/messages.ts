export * as messages from './message-catalogue.ts';
