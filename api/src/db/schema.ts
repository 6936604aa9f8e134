/** Every table, for the database client and for drizzle-kit; elsewhere import a topic's file. */
export * from './schema/users.ts';
export * from './schema/attempts.ts';
export * from './schema/stores.ts';
export * from './schema/members.ts';
export * from './schema/customer-stores.ts';
export * from './schema/districts.ts';
export * from './schema/catalogue.ts';
export * from './schema/product-feedback.ts';
export * from './schema/listed-counts.ts';
export * from './schema/search-words.ts';
export * from './schema/order-queues.ts';
export * from './schema/events.ts';
export * from './schema/orders.ts';
export * from './schema/payment-keys.ts';
export * from './schema/payments.ts';
export * from './schema/mails.ts';
export * from './schema/begun-sheets.ts';
