ALTER TABLE "mailed_codes" DROP CONSTRAINT "mailed_codes_purpose";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "opened_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX "stores_owner" ON "stores" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_purpose" CHECK ("mailed_codes"."purpose" in ('verification', 'forgot_password', 'seller_registration', 'store_account'));--> statement-breakpoint
-- A store opens with its first product or event, whoever writes it. An update finds a row once in a store's life.
CREATE FUNCTION "open_store"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE stores SET opened_at = now() WHERE id = NEW.store_id AND opened_at IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "listed_counts_open_store" AFTER INSERT ON "listed_counts"
FOR EACH ROW WHEN (NEW.category_id = 0) EXECUTE FUNCTION "open_store"();--> statement-breakpoint
CREATE TRIGGER "events_open_store" AFTER INSERT ON "events"
FOR EACH ROW EXECUTE FUNCTION "open_store"();
