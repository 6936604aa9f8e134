DROP INDEX "products_promo";--> statement-breakpoint
DROP INDEX "products_sold";--> statement-breakpoint
DROP INDEX "products_cheapest";--> statement-breakpoint
DROP INDEX "products_dearest";--> statement-breakpoint
DROP INDEX "products_cheapest_of_category";--> statement-breakpoint
DROP INDEX "products_dearest_of_category";--> statement-breakpoint
DROP INDEX "products_sold_of_category";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_variety_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_sold_out" boolean GENERATED ALWAYS AS (case when category = 'jasa' or category = 'digital_product' and enable_variations then false
          when enable_variations then not has_variety_stock
          else stock <= 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_promo" ON "products" USING btree ("store_id","status_promo" DESC NULLS FIRST,"is_sold_out","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_sold" ON "products" USING btree ("store_id","sold_count" DESC NULLS FIRST,"is_sold_out","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree ("store_id","listed_price","is_sold_out","id" DESC NULLS FIRST) WHERE not "products"."is_removed";--> statement-breakpoint
CREATE INDEX "products_dearest" ON "products" USING btree ("store_id","listed_price","is_sold_out" DESC NULLS FIRST,"id") WHERE not "products"."is_removed";--> statement-breakpoint
CREATE INDEX "products_cheapest_of_category" ON "products" USING btree ("store_id","category_id","listed_price","is_sold_out","id" DESC NULLS FIRST) WHERE not "products"."is_removed";--> statement-breakpoint
CREATE INDEX "products_dearest_of_category" ON "products" USING btree ("store_id","category_id","listed_price","is_sold_out" DESC NULLS FIRST,"id") WHERE not "products"."is_removed";--> statement-breakpoint
CREATE INDEX "products_sold_of_category" ON "products" USING btree ("store_id","category_id","sold_count" DESC NULLS FIRST,"is_sold_out","id" DESC NULLS FIRST) WHERE not "products"."is_removed";--> statement-breakpoint
-- As before (0018), and whether a combination has a piece left. A sale changes that with the last piece alone, so others lock no
-- product here.
CREATE OR REPLACE FUNCTION "follow_variety_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	stores bigint[];
	ids bigint[];
	store bigint;
	own bigint[];
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
			WHERE (come.price, come.discount_price, come.is_removed, come.product_id, come.stock > 0)
				IS DISTINCT FROM (gone.price, gone.discount_price, gone.is_removed, gone.product_id, gone.stock > 0)
		) changed;
	END IF;
	FOR store, own IN
		SELECT touched.store_id, array_agg(touched.id) FROM unnest(stores, ids) AS touched(store_id, id)
		GROUP BY touched.store_id ORDER BY touched.store_id
	LOOP
		-- Locked by a statement of its own, so that the next one reads what the other writers of these products have committed.
		PERFORM FROM products WHERE store_id = store AND id = ANY (own) ORDER BY id FOR NO KEY UPDATE;
		UPDATE products SET lowest_variety_price = lowest.price, lowest_variety_discount_price = lowest.discounted,
			has_variety_stock = lowest.has_stock
		FROM unnest(own) AS touched(id)
		LEFT JOIN LATERAL (
			SELECT min(price) AS price, min(least(price, discount_price)) AS discounted,
				coalesce(bool_or(stock > 0), false) AS has_stock
			FROM price_varieties
			WHERE store_id = store AND product_id = touched.id AND NOT is_removed
		) lowest ON true
		WHERE products.store_id = store AND products.id = touched.id
			AND (lowest_variety_price, lowest_variety_discount_price, has_variety_stock)
				IS DISTINCT FROM (lowest.price, lowest.discounted, lowest.has_stock);
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "products" SET "has_variety_stock" = true WHERE EXISTS (
	SELECT FROM "price_varieties"
	WHERE store_id = "products"."store_id" AND product_id = "products"."id" AND NOT is_removed AND stock > 0
);
