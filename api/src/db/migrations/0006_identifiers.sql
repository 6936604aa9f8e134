CREATE TABLE "attempt_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mailed_codes" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"is_long" boolean DEFAULT false NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mailed_codes_email_purpose_pk" PRIMARY KEY("email","purpose"),
	CONSTRAINT "mailed_codes_purpose" CHECK ("mailed_codes"."purpose" in ('verification', 'forgot_password')),
	CONSTRAINT "mailed_codes_attempts" CHECK ("mailed_codes"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"phone_key" text,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- What was never verified was a registration: it waits for its code for a day more, and holds nothing any longer.
INSERT INTO "registrations" ("id", "name", "username", "email", "phone_number", "phone_key", "password_hash", "created_at", "expires_at")
SELECT 't' || replace(gen_random_uuid()::text, '-', ''), "name", "username", "email", "phone_number", "phone_key", "password_hash", "created_at", now() + interval '24 hours'
FROM "users" WHERE "email_verified_at" IS NULL AND "password_hash" IS NOT NULL;--> statement-breakpoint
INSERT INTO "mailed_codes" ("email", "purpose", "code_hash", "attempts", "created_at", "expires_at")
SELECT lower("users"."email"), "purpose", "code_hash", "attempts", "auth_codes"."created_at", "auth_codes"."expires_at"
FROM "auth_codes" JOIN "users" ON "users"."id" = "auth_codes"."user_id";--> statement-breakpoint
DROP TABLE "auth_codes" CASCADE;--> statement-breakpoint
DELETE FROM "users" WHERE "email_verified_at" IS NULL AND "password_hash" IS NOT NULL
AND NOT EXISTS (SELECT FROM "stores" WHERE "stores"."owner_id" = "users"."id");--> statement-breakpoint
-- A seller known from an import whose address somebody had registered: the store stays, the registration is apart.
UPDATE "users" SET "password_hash" = NULL, "phone_number" = '', "phone_key" = NULL
WHERE "email_verified_at" IS NULL AND "password_hash" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "attempt_counters_expiry" ON "attempt_counters" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "mailed_codes_expiry" ON "mailed_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "registrations_username" ON "registrations" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "registrations_phone" ON "registrations" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");