CREATE TABLE "begun_sheets" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"sheet" text NOT NULL,
	"user_id" bigint,
	"actor" text NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "begun_sheets" ADD CONSTRAINT "begun_sheets_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;