-- A text as searches compare it: small letters of one form, without accents. Its words have a blank between them, and the parts
-- of a word a hyphen: what a sign joins ("rock’n", "16-07"), and a number and its unit ("500gr").
CREATE FUNCTION "search_pieces"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT trim(BOTH ' -' FROM
		regexp_replace(
		regexp_replace(
		regexp_replace(
		regexp_replace(
		regexp_replace(
			lower(normalize(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), NFKC)),
			'[[:space:]]+', ' ', 'g'),
			'[^[:alnum:] ]+', '-', 'g'),
			'([[:digit:]])(?=[[:alpha:]])', '\1-', 'g'),
			'([[:alpha:]])(?=[[:digit:]])', '\1-', 'g'),
			'-? -?', ' ', 'g'))
$$;--> statement-breakpoint
-- The same with parts written in one, and so the blanks beside a number or a single letter ("500 gr", "rock n roll").
CREATE FUNCTION "search_runs"("pieces" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT replace(
		regexp_replace(pieces, '(?<=[[:digit:]]) | (?=[[:digit:]])|(?<=\m[[:alnum:]]) | (?=[[:alnum:]]\M)', '', 'g'),
		'-', '')
$$;--> statement-breakpoint
-- Each word that finds a name, between blanks: the parts, the words and the runs.
CREATE FUNCTION "search_name"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(' ' || string_agg(word, ' ' ORDER BY word COLLATE "C") || ' ', '')
	FROM search_pieces(name) pieces
	CROSS JOIN LATERAL (
		SELECT DISTINCT word
		FROM unnest(string_to_array(concat_ws(' ', replace(pieces, '-', ' '), replace(pieces, '-', ''), search_runs(pieces)), ' ')) word
		WHERE word <> ''
	) words
$$;--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_name" text GENERATED ALWAYS AS (search_name(nama)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("store_id","search_name" gin_trgm_ops);--> statement-breakpoint
-- As before (0017), of a name as search_name has it.
CREATE OR REPLACE FUNCTION "words_of_name"("name" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT left(word, 40) FROM unnest(string_to_array(name, ' ')) word WHERE word <> ''
$$;--> statement-breakpoint
-- As before (0018), of search_name.
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
			FROM come CROSS JOIN LATERAL words_of_name(search_name) word
			WHERE NOT is_removed
			GROUP BY store_id, word
		) sums;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(store_id ORDER BY store_id, word), array_agg(word ORDER BY store_id, word),
			array_agg(change ORDER BY store_id, word)
		INTO stores, words, changes
		FROM (
			SELECT store_id, word, -count(*) AS change
			FROM gone CROSS JOIN LATERAL words_of_name(search_name) word
			WHERE NOT is_removed
			GROUP BY store_id, word
		) sums;
	ELSIF EXISTS (
		SELECT FROM come JOIN gone USING (store_id, id)
		WHERE come.search_name <> gone.search_name OR come.is_removed <> gone.is_removed
	) THEN
		SELECT array_agg(store_id ORDER BY store_id, word), array_agg(word ORDER BY store_id, word),
			array_agg(change ORDER BY store_id, word)
		INTO stores, words, changes
		FROM (
			SELECT store_id, word, sum(one) AS change
			FROM (
				SELECT store_id, search_name, 1 AS one FROM come WHERE NOT is_removed
				UNION ALL
				SELECT store_id, search_name, -1 FROM gone WHERE NOT is_removed
			) changed CROSS JOIN LATERAL words_of_name(search_name) word
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
DELETE FROM "search_words";--> statement-breakpoint
INSERT INTO "search_words" ("store_id", "word", "names")
SELECT store_id, word, count(*)
FROM "products" CROSS JOIN LATERAL words_of_name(search_name) word
WHERE NOT is_removed
GROUP BY store_id, word;
