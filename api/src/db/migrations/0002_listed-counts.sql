CREATE TABLE "listed_counts" (
	"store_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "listed_counts_store_id_category_id_pk" PRIMARY KEY("store_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "listed_counts" ADD CONSTRAINT "listed_counts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Adds up what one statement listed and unlisted. A statement that changes neither, such as a sale, touches no count.
-- Number 0 is the whole store; it comes first, so that writers of one store's products wait for each other there.
CREATE FUNCTION "follow_listed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO listed_counts AS kept (store_id, category_id, total)
		SELECT store_id, counted, count(*)
		FROM come CROSS JOIN unnest(ARRAY[0, category_id]) counted
		WHERE NOT is_removed AND counted IS NOT NULL
		GROUP BY store_id, counted ORDER BY store_id, counted
		ON CONFLICT (store_id, category_id) DO UPDATE SET total = kept.total + excluded.total;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO listed_counts AS kept (store_id, category_id, total)
		SELECT store_id, counted, -count(*)
		FROM gone CROSS JOIN unnest(ARRAY[0, category_id]) counted
		WHERE NOT is_removed AND counted IS NOT NULL
		GROUP BY store_id, counted ORDER BY store_id, counted
		ON CONFLICT (store_id, category_id) DO UPDATE SET total = kept.total + excluded.total;
	ELSE
		INSERT INTO listed_counts AS kept (store_id, category_id, total)
		SELECT store_id, counted, sum(change)
		FROM (
			SELECT store_id, category_id, 1 AS change FROM come WHERE NOT is_removed
			UNION ALL
			SELECT store_id, category_id, -1 FROM gone WHERE NOT is_removed
		) changed CROSS JOIN unnest(ARRAY[0, category_id]) counted
		WHERE counted IS NOT NULL
		GROUP BY store_id, counted HAVING sum(change) <> 0 ORDER BY store_id, counted
		ON CONFLICT (store_id, category_id) DO UPDATE SET total = kept.total + excluded.total;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_listed_insert" AFTER INSERT ON "products"
REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "follow_listed_products"();--> statement-breakpoint
CREATE TRIGGER "products_listed_update" AFTER UPDATE ON "products"
REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "follow_listed_products"();--> statement-breakpoint
CREATE TRIGGER "products_listed_delete" AFTER DELETE ON "products"
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "follow_listed_products"();--> statement-breakpoint
-- After the triggers, which keep writers out until this commits.
INSERT INTO "listed_counts" ("store_id", "category_id", "total")
SELECT store_id, counted, count(*)
FROM "products" CROSS JOIN unnest(ARRAY[0, category_id]) counted
WHERE NOT is_removed AND counted IS NOT NULL
GROUP BY store_id, counted;
