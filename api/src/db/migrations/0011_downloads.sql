ALTER TABLE "products" ADD COLUMN "download_key" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "download_bytes" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "download_key" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "download_bytes" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "opened_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_opened" CHECK (("order_lines"."opened_count" = 0) = ("order_lines"."opened_at" is null));