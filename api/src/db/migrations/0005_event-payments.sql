ALTER TABLE "event_orders" DROP CONSTRAINT "event_orders_amounts";--> statement-breakpoint
DROP INDEX "event_orders_open_amount";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "admin_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "mobile_e_wallet" text;--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "transfer_account_id" integer;--> statement-breakpoint
ALTER TABLE "event_orders" ADD COLUMN "transfer_account" jsonb;--> statement-breakpoint
-- Until now these columns held the account that a proof named; nobody could choose one at the checkout.
UPDATE "event_orders" SET "transfer_account_id" = "payment_account_id", "transfer_account" = "payment_account", "payment_account_id" = NULL, "payment_account" = NULL WHERE "payment_account" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "event_order_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_event_order_of_store" FOREIGN KEY ("store_id","event_order_id") REFERENCES "public"."event_orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_orders_of_event" ON "event_orders" USING btree ("store_id","event_id");--> statement-breakpoint
CREATE INDEX "tickets_sale_start" ON "tickets" USING btree ("sale_start");--> statement-breakpoint
CREATE INDEX "tickets_sale_end" ON "tickets" USING btree ("sale_end");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_event_order" ON "payments" USING btree ("store_id","event_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_orders_open_amount" ON "event_orders" USING btree ("store_id",coalesce("payment_account_id", 0),"total") WHERE "event_orders"."status" in ('UNPAID', 'CONFIRMED') and "event_orders"."kode_unik" > 0;--> statement-breakpoint
ALTER TABLE "event_orders" ADD CONSTRAINT "event_orders_amounts" CHECK ("event_orders"."total_tickets" >= 0 and "event_orders"."admin_fee" >= 0 and "event_orders"."total" = "event_orders"."total_tickets" + "event_orders"."admin_fee" + "event_orders"."kode_unik");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_one_order" CHECK (num_nonnulls("payments"."order_id", "payments"."event_order_id") = 1);