DROP INDEX "districts_search";--> statement-breakpoint
ALTER TABLE "districts" DROP COLUMN "search_text";