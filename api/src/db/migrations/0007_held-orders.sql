ALTER TABLE "event_orders" DROP CONSTRAINT "event_orders_unique_code";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_unique_code";--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "idempotency_hash" text;--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "idempotency_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "event_orders_unpaid_phone" ON "event_orders" USING btree ("store_id","phone_key") WHERE "event_orders"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "event_orders_unpaid_email" ON "event_orders" USING btree ("store_id",lower("email")) WHERE "event_orders"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "event_orders_unpaid_network" ON "event_orders" USING btree ("store_id","network") WHERE "event_orders"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "orders_unpaid_phone" ON "orders" USING btree ("store_id","phone_key") WHERE "orders"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "orders_unpaid_email" ON "orders" USING btree ("store_id",lower("email")) WHERE "orders"."status" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "orders_unpaid_network" ON "orders" USING btree ("store_id","network") WHERE "orders"."status" = 'UNPAID';--> statement-breakpoint
ALTER TABLE "event_orders" ADD CONSTRAINT "event_orders_unique_code" CHECK ("event_orders"."kode_unik" between 0 and 9999);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_unique_code" CHECK ("orders"."kode_unik" between 0 and 9999);