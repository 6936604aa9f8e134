CREATE TABLE "search_words" (
	"store_id" bigint NOT NULL,
	"word" text collate "C" NOT NULL,
	"names" integer NOT NULL,
	CONSTRAINT "search_words_store_id_word_pk" PRIMARY KEY("store_id","word")
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The words of names. A name counts once for a word that it holds twice.
CREATE FUNCTION "words_of_name"("name" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT left(word, 40) FROM regexp_split_to_table(lower(name), '[^[:alnum:]]+') word WHERE word <> ''
$$;--> statement-breakpoint
-- Adds up what one statement listed and unlisted. One that changes no name, such as a sale, touches no word.
CREATE FUNCTION "follow_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO search_words AS kept (store_id, word, names)
		SELECT store_id, word, count(*)
		FROM come CROSS JOIN LATERAL words_of_name(nama) word
		WHERE NOT is_removed
		GROUP BY store_id, word ORDER BY store_id, word
		ON CONFLICT (store_id, word) DO UPDATE SET names = kept.names + excluded.names;
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF NOT EXISTS (
			SELECT FROM come JOIN gone USING (store_id, id)
			WHERE come.nama <> gone.nama OR come.is_removed <> gone.is_removed
		) THEN
			RETURN NULL;
		END IF;
		INSERT INTO search_words AS kept (store_id, word, names)
		SELECT store_id, word, sum(change)
		FROM (
			SELECT store_id, nama, 1 AS change FROM come WHERE NOT is_removed
			UNION ALL
			SELECT store_id, nama, -1 FROM gone WHERE NOT is_removed
		) changed CROSS JOIN LATERAL words_of_name(nama) word
		GROUP BY store_id, word HAVING sum(change) <> 0 ORDER BY store_id, word
		ON CONFLICT (store_id, word) DO UPDATE SET names = kept.names + excluded.names;
	ELSE
		INSERT INTO search_words AS kept (store_id, word, names)
		SELECT store_id, word, -count(*)
		FROM gone CROSS JOIN LATERAL words_of_name(nama) word
		WHERE NOT is_removed
		GROUP BY store_id, word ORDER BY store_id, word
		ON CONFLICT (store_id, word) DO UPDATE SET names = kept.names + excluded.names;
	END IF;
	DELETE FROM search_words kept
	USING (SELECT DISTINCT store_id, word FROM gone CROSS JOIN LATERAL words_of_name(nama) word) lost
	WHERE kept.store_id = lost.store_id AND kept.word = lost.word AND kept.names = 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_words_insert" AFTER INSERT ON "products"
REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "follow_search_words"();--> statement-breakpoint
CREATE TRIGGER "products_words_update" AFTER UPDATE ON "products"
REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION "follow_search_words"();--> statement-breakpoint
CREATE TRIGGER "products_words_delete" AFTER DELETE ON "products"
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "follow_search_words"();--> statement-breakpoint
-- After the triggers, which keep writers out until this commits.
INSERT INTO "search_words" ("store_id", "word", "names")
SELECT store_id, word, count(*)
FROM "products" CROSS JOIN LATERAL words_of_name(nama) word
WHERE NOT is_removed
GROUP BY store_id, word;
