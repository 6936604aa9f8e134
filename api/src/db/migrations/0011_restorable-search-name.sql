-- An archive of pg_dump is restored without a search path, and this function is of generated columns: it has to say where what it calls is.
CREATE OR REPLACE FUNCTION "search_name"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(' ' || string_agg(word, ' ' ORDER BY word COLLATE "C") || ' ', '')
	FROM public.search_pieces(name) pieces
	CROSS JOIN LATERAL (
		SELECT DISTINCT word
		FROM unnest(string_to_array(concat_ws(' ', replace(pieces, '-', ' '), replace(pieces, '-', ''), public.search_runs(pieces)), ' ')) word
		WHERE word <> ''
	) words
$$;
