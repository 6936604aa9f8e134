-- A table is written anew once, whatever number of its columns widens.
ALTER TABLE "categories"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "custom_fields"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "price_varieties"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "product_id" SET DATA TYPE bigint,
	ALTER COLUMN "option_id_1" SET DATA TYPE bigint,
	ALTER COLUMN "option_id_2" SET DATA TYPE bigint,
	ALTER COLUMN "option_id_3" SET DATA TYPE bigint,
	ALTER COLUMN "option_id_4" SET DATA TYPE bigint,
	ALTER COLUMN "option_id_5" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product_images"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "product_payment_exclusions"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint,
	ALTER COLUMN "payment_account_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "products"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "category_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "variation_groups"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "variation_options"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "group_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "wholesale_tiers"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "event_order_tickets"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "event_order_id" SET DATA TYPE bigint,
	ALTER COLUMN "ticket_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "event_orders"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "event_id" SET DATA TYPE bigint,
	ALTER COLUMN "user_id" SET DATA TYPE bigint,
	ALTER COLUMN "payment_account_id" SET DATA TYPE bigint,
	ALTER COLUMN "transfer_account_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "event_tickets"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "event_order_id" SET DATA TYPE bigint,
	ALTER COLUMN "ticket_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "events"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "tickets"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "event_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "listed_counts"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "category_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "mails"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "order_lines"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "order_id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint,
	ALTER COLUMN "variety_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "user_id" SET DATA TYPE bigint,
	ALTER COLUMN "voucher_id" SET DATA TYPE bigint,
	ALTER COLUMN "payment_account_id" SET DATA TYPE bigint,
	ALTER COLUMN "transfer_account_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "order_id" SET DATA TYPE bigint,
	ALTER COLUMN "event_order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reviews"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "product_id" SET DATA TYPE bigint,
	ALTER COLUMN "order_id" SET DATA TYPE bigint,
	ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "wishlists"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "user_id" SET DATA TYPE bigint,
	ALTER COLUMN "product_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "banners"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "payment_accounts"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "resellers"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "store_couriers"
	ALTER COLUMN "store_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "stores"
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807,
	ALTER COLUMN "owner_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "vouchers"
	ALTER COLUMN "store_id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "auth_tokens"
	ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "guides_seen"
	ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "user_addresses"
	ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "users"
	ALTER COLUMN "id" SET DATA TYPE bigint,
	ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
-- As it was, for numbers of 64 bits.
CREATE OR REPLACE FUNCTION "follow_variety_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	stores bigint[];
	ids bigint[];
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
END $$;
