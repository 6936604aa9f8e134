DROP INDEX "event_orders_unpaid_email";--> statement-breakpoint
DROP INDEX "orders_unpaid_email";--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mailbox" text;--> statement-breakpoint
CREATE INDEX "event_orders_unpaid_mailbox" ON "event_orders" USING btree ("store_id","mailbox") WHERE "event_orders"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "event_orders_free_phone" ON "event_orders" USING btree ("store_id","phone_key") WHERE "event_orders"."total" = 0;--> statement-breakpoint
CREATE INDEX "event_orders_free_mailbox" ON "event_orders" USING btree ("store_id","mailbox") WHERE "event_orders"."total" = 0;--> statement-breakpoint
CREATE INDEX "event_orders_free_network" ON "event_orders" USING btree ("store_id","network") WHERE "event_orders"."total" = 0;--> statement-breakpoint
CREATE INDEX "orders_unpaid_mailbox" ON "orders" USING btree ("store_id","mailbox") WHERE "orders"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "orders_free_phone" ON "orders" USING btree ("store_id","phone_key") WHERE "orders"."total" = 0;--> statement-breakpoint
CREATE INDEX "orders_free_mailbox" ON "orders" USING btree ("store_id","mailbox") WHERE "orders"."total" = 0;--> statement-breakpoint
CREATE INDEX "orders_free_network" ON "orders" USING btree ("store_id","network") WHERE "orders"."total" = 0;