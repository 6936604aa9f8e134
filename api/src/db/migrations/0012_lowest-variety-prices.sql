ALTER TABLE "products" ADD COLUMN "lowest_variety_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowest_variety_discount_price" bigint;--> statement-breakpoint
-- As before (0003), but with combinations their lowest prices count instead of the product's own.
CREATE OR REPLACE FUNCTION "set_listed_price"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	over_at timestamptz := NEW.discount_end_date + interval '1 millisecond';
	has_combinations boolean := NEW.enable_variations AND NEW.lowest_variety_price IS NOT NULL;
	full_price bigint := CASE WHEN has_combinations THEN NEW.lowest_variety_price ELSE NEW.harga END;
	lower_price bigint := CASE WHEN has_combinations THEN NEW.lowest_variety_discount_price ELSE NEW.discount_price END;
BEGIN
	NEW.listed_price := full_price;
	NEW.listed_price_from := NULL;
	NEW.listed_price_until := NULL;
	-- Without a discount price or a date this is null, which is no.
	IF NEW.enable_discount_pricing AND NEW.status_promo AND lower_price < full_price
		AND NEW.discount_start_date < over_at THEN
		IF now() < NEW.discount_start_date THEN
			NEW.listed_price_until := NEW.discount_start_date;
		ELSIF now() < over_at THEN
			NEW.listed_price := lower_price;
			NEW.listed_price_from := NEW.discount_start_date;
			NEW.listed_price_until := over_at;
		ELSE
			NEW.listed_price_from := over_at;
		END IF;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER "products_listed_price" ON "products";--> statement-breakpoint
CREATE TRIGGER "products_listed_price" BEFORE INSERT OR UPDATE OF harga, enable_variations, lowest_variety_price,
	lowest_variety_discount_price, enable_discount_pricing, status_promo, discount_price, discount_start_date,
	discount_end_date, listed_price, listed_price_from, listed_price_until
ON "products" FOR EACH ROW EXECUTE FUNCTION "set_listed_price"();--> statement-breakpoint
-- The lowest prices of the products whose combinations a statement changed. A sale changes no price, so it locks no product.
CREATE FUNCTION "follow_variety_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	stores integer[];
	ids integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg(store_id), array_agg(product_id) INTO stores, ids
		FROM (SELECT DISTINCT store_id, product_id FROM come) changed;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(store_id), array_agg(product_id) INTO stores, ids
		FROM (SELECT DISTINCT store_id, product_id FROM gone) changed;
	ELSE
		SELECT array_agg(store_id), array_agg(product_id) INTO stores, ids
		FROM (
			SELECT DISTINCT store_id, affected AS product_id
			FROM come JOIN gone USING (store_id, id)
			CROSS JOIN unnest(ARRAY[come.product_id, gone.product_id]) affected
			WHERE (come.price, come.discount_price, come.is_removed, come.product_id)
				IS DISTINCT FROM (gone.price, gone.discount_price, gone.is_removed, gone.product_id)
		) changed;
	END IF;
	IF ids IS NULL THEN RETURN NULL; END IF;
	-- Locked by a statement of its own, so that the next one reads what the other writers of these products have committed.
	PERFORM FROM products JOIN unnest(stores, ids) AS touched(store_id, id) USING (store_id, id)
	ORDER BY store_id, id FOR NO KEY UPDATE OF products;
	UPDATE products SET lowest_variety_price = lowest.price, lowest_variety_discount_price = lowest.discounted
	FROM unnest(stores, ids) AS touched(store_id, id)
	LEFT JOIN LATERAL (
		SELECT min(price) AS price, min(least(price, discount_price)) AS discounted
		FROM price_varieties
		WHERE store_id = touched.store_id AND product_id = touched.id AND NOT is_removed
	) lowest ON true
	WHERE products.store_id = touched.store_id AND products.id = touched.id
		AND (lowest_variety_price, lowest_variety_discount_price) IS DISTINCT FROM (lowest.price, lowest.discounted);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "price_varieties_insert" AFTER INSERT ON "price_varieties"
REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "follow_variety_prices"();--> statement-breakpoint
CREATE TRIGGER "price_varieties_update" AFTER UPDATE ON "price_varieties"
REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "follow_variety_prices"();--> statement-breakpoint
CREATE TRIGGER "price_varieties_delete" AFTER DELETE ON "price_varieties"
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "follow_variety_prices"();--> statement-breakpoint
-- After the triggers, which keep writers out until this commits.
UPDATE "products" SET "lowest_variety_price" = lowest.price, "lowest_variety_discount_price" = lowest.discounted
FROM (
	SELECT store_id, product_id, min(price) AS price, min(least(price, discount_price)) AS discounted
	FROM "price_varieties" WHERE NOT is_removed GROUP BY store_id, product_id
) lowest
WHERE "products"."store_id" = lowest.store_id AND "products"."id" = lowest.product_id;
