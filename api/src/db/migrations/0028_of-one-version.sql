DROP INDEX "event_orders_by_public_id";--> statement-breakpoint
DROP INDEX "orders_by_public_id";--> statement-breakpoint
DROP INDEX "payments_reference";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("store_id","reference");--> statement-breakpoint
DROP TRIGGER "stores_invoice_counter" ON "stores";--> statement-breakpoint
DROP FUNCTION "queue_in_order_queues"();--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "invoice_counter";