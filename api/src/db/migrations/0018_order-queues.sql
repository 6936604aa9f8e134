CREATE TABLE "order_queues" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_queues" ADD CONSTRAINT "order_queues_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- For processes of the version before, while both run: what they count up in `stores` is counted in the queue, where they wait with the
-- others.
CREATE FUNCTION "queue_in_order_queues"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_queues AS kept (store_id, last_number) VALUES (NEW.id, NEW.invoice_counter - OLD.invoice_counter)
	ON CONFLICT (store_id) DO UPDATE SET last_number = kept.last_number + excluded.last_number
	RETURNING last_number INTO NEW.invoice_counter;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "stores_invoice_counter" BEFORE UPDATE OF invoice_counter ON "stores"
FOR EACH ROW EXECUTE FUNCTION "queue_in_order_queues"();--> statement-breakpoint
-- After the trigger, which keeps writers out until this commits.
INSERT INTO "order_queues" ("store_id", "last_number")
SELECT "id", "invoice_counter" FROM "stores" WHERE "invoice_counter" > 0;--> statement-breakpoint
-- The triggers' functions as they were (0002, 0015, 0017), in statements that each name one store by a value: a trigger of a table
-- that is spread over machines may only run such ones. What a statement changed belongs to no table, so it is summed up apart.
CREATE OR REPLACE FUNCTION "follow_listed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	stores bigint[];
	categories bigint[];
	changes integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg(store_id ORDER BY store_id, counted), array_agg(counted ORDER BY store_id, counted),
			array_agg(change ORDER BY store_id, counted)
		INTO stores, categories, changes
		FROM (
			SELECT store_id, counted, count(*) AS change
			FROM come CROSS JOIN unnest(ARRAY[0, category_id]) counted
			WHERE NOT is_removed AND counted IS NOT NULL
			GROUP BY store_id, counted
		) sums;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(store_id ORDER BY store_id, counted), array_agg(counted ORDER BY store_id, counted),
			array_agg(change ORDER BY store_id, counted)
		INTO stores, categories, changes
		FROM (
			SELECT store_id, counted, -count(*) AS change
			FROM gone CROSS JOIN unnest(ARRAY[0, category_id]) counted
			WHERE NOT is_removed AND counted IS NOT NULL
			GROUP BY store_id, counted
		) sums;
	ELSE
		SELECT array_agg(store_id ORDER BY store_id, counted), array_agg(counted ORDER BY store_id, counted),
			array_agg(change ORDER BY store_id, counted)
		INTO stores, categories, changes
		FROM (
			SELECT store_id, counted, sum(one) AS change
			FROM (
				SELECT store_id, category_id, 1 AS one FROM come WHERE NOT is_removed
				UNION ALL
				SELECT store_id, category_id, -1 FROM gone WHERE NOT is_removed
			) changed CROSS JOIN unnest(ARRAY[0, category_id]) counted
			WHERE counted IS NOT NULL
			GROUP BY store_id, counted HAVING sum(one) <> 0
		) sums;
	END IF;
	FOR at IN 1 .. coalesce(cardinality(stores), 0) LOOP
		INSERT INTO listed_counts AS kept (store_id, category_id, total) VALUES (stores[at], categories[at], changes[at])
		ON CONFLICT (store_id, category_id) DO UPDATE SET total = kept.total + excluded.total;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	stores bigint[];
	words text[];
	changes integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg(store_id ORDER BY store_id, word), array_agg(word ORDER BY store_id, word),
			array_agg(change ORDER BY store_id, word)
		INTO stores, words, changes
		FROM (
			SELECT store_id, word, count(*) AS change
			FROM come CROSS JOIN LATERAL words_of_name(nama) word
			WHERE NOT is_removed
			GROUP BY store_id, word
		) sums;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(store_id ORDER BY store_id, word), array_agg(word ORDER BY store_id, word),
			array_agg(change ORDER BY store_id, word)
		INTO stores, words, changes
		FROM (
			SELECT store_id, word, -count(*) AS change
			FROM gone CROSS JOIN LATERAL words_of_name(nama) word
			WHERE NOT is_removed
			GROUP BY store_id, word
		) sums;
	ELSIF EXISTS (
		SELECT FROM come JOIN gone USING (store_id, id)
		WHERE come.nama <> gone.nama OR come.is_removed <> gone.is_removed
	) THEN
		SELECT array_agg(store_id ORDER BY store_id, word), array_agg(word ORDER BY store_id, word),
			array_agg(change ORDER BY store_id, word)
		INTO stores, words, changes
		FROM (
			SELECT store_id, word, sum(one) AS change
			FROM (
				SELECT store_id, nama, 1 AS one FROM come WHERE NOT is_removed
				UNION ALL
				SELECT store_id, nama, -1 FROM gone WHERE NOT is_removed
			) changed CROSS JOIN LATERAL words_of_name(nama) word
			GROUP BY store_id, word HAVING sum(one) <> 0
		) sums;
	END IF;
	FOR at IN 1 .. coalesce(cardinality(stores), 0) LOOP
		INSERT INTO search_words AS kept (store_id, word, names) VALUES (stores[at], words[at], changes[at])
		ON CONFLICT (store_id, word) DO UPDATE SET names = kept.names + excluded.names;
		IF changes[at] < 0 THEN
			DELETE FROM search_words WHERE store_id = stores[at] AND word = words[at] AND names = 0;
		END IF;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
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
			WHERE (come.price, come.discount_price, come.is_removed, come.product_id)
				IS DISTINCT FROM (gone.price, gone.discount_price, gone.is_removed, gone.product_id)
		) changed;
	END IF;
	FOR store, own IN
		SELECT touched.store_id, array_agg(touched.id) FROM unnest(stores, ids) AS touched(store_id, id)
		GROUP BY touched.store_id ORDER BY touched.store_id
	LOOP
		-- Locked by a statement of its own, so that the next one reads what the other writers of these products have committed.
		PERFORM FROM products WHERE store_id = store AND id = ANY (own) ORDER BY id FOR NO KEY UPDATE;
		UPDATE products SET lowest_variety_price = lowest.price, lowest_variety_discount_price = lowest.discounted
		FROM unnest(own) AS touched(id)
		LEFT JOIN LATERAL (
			SELECT min(price) AS price, min(least(price, discount_price)) AS discounted
			FROM price_varieties
			WHERE store_id = store AND product_id = touched.id AND NOT is_removed
		) lowest ON true
		WHERE products.store_id = store AND products.id = touched.id
			AND (lowest_variety_price, lowest_variety_discount_price) IS DISTINCT FROM (lowest.price, lowest.discounted);
	END LOOP;
	RETURN NULL;
END $$;
