DROP INDEX "products_id";--> statement-breakpoint
CREATE INDEX "products_id" ON "products" USING hash ("id");