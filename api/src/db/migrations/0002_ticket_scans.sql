CREATE TABLE "ticket_scans" (
	"store_id" bigint NOT NULL,
	"id" text NOT NULL,
	"event_id" bigint NOT NULL,
	"issued_ticket_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL,
	"user_id" bigint NOT NULL,
	"actor" text NOT NULL,
	"is_admitted" boolean NOT NULL,
	CONSTRAINT "ticket_scans_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "ticket_scans" ADD CONSTRAINT "ticket_scans_ticket_of_store" FOREIGN KEY ("store_id","issued_ticket_id") REFERENCES "public"."issued_tickets"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_scans_event" ON "ticket_scans" USING btree ("store_id","event_id");--> statement-breakpoint
CREATE INDEX "ticket_scans_ticket" ON "ticket_scans" USING btree ("store_id","issued_ticket_id");