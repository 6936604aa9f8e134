ALTER TABLE "event_orders" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_invited_at" timestamp (3) with time zone;