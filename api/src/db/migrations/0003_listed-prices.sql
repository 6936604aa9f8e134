DROP INDEX "products_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "listed_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "listed_price_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "listed_price_until" timestamp (3) with time zone;--> statement-breakpoint
-- The price that a card shows now, from when and before when. Moments have milliseconds, and the end is part of a discount.
CREATE FUNCTION "set_listed_price"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	over_at timestamptz := NEW.discount_end_date + interval '1 millisecond';
BEGIN
	NEW.listed_price := NEW.harga;
	NEW.listed_price_from := NULL;
	NEW.listed_price_until := NULL;
	-- Without a discount price or a date this is null, which is no.
	IF NEW.enable_discount_pricing AND NEW.status_promo AND NEW.discount_price < NEW.harga
		AND NEW.discount_start_date < over_at THEN
		IF now() < NEW.discount_start_date THEN
			NEW.listed_price_until := NEW.discount_start_date;
		ELSIF now() < over_at THEN
			NEW.listed_price := NEW.discount_price;
			NEW.listed_price_from := NEW.discount_start_date;
			NEW.listed_price_until := over_at;
		ELSE
			NEW.listed_price_from := over_at;
		END IF;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
-- A sale changes none of these columns.
CREATE TRIGGER "products_listed_price" BEFORE INSERT OR UPDATE OF harga, enable_discount_pricing, status_promo,
	discount_price, discount_start_date, discount_end_date, listed_price, listed_price_from, listed_price_until
ON "products" FOR EACH ROW EXECUTE FUNCTION "set_listed_price"();--> statement-breakpoint
UPDATE "products" SET "listed_price_until" = NULL;--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree ("store_id","listed_price","id" DESC NULLS FIRST) WHERE not "products"."is_removed";--> statement-breakpoint
CREATE INDEX "products_dearest" ON "products" USING btree ("store_id","listed_price","id") WHERE not "products"."is_removed";--> statement-breakpoint
CREATE INDEX "products_cheapest_of_category" ON "products" USING btree ("store_id","category_id","listed_price","id" DESC NULLS FIRST) WHERE not "products"."is_removed";--> statement-breakpoint
CREATE INDEX "products_dearest_of_category" ON "products" USING btree ("store_id","category_id","listed_price","id") WHERE not "products"."is_removed";--> statement-breakpoint
CREATE INDEX "products_price_until" ON "products" USING btree ("store_id","listed_price_until") WHERE not "products"."is_removed" and "products"."listed_price_until" is not null;--> statement-breakpoint
CREATE INDEX "products_price_from" ON "products" USING btree ("store_id","listed_price_from") WHERE not "products"."is_removed" and "products"."listed_price_from" is not null;