ALTER TABLE "event_order_tickets" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "nama" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "name_per_ticket" boolean DEFAULT false NOT NULL;