CREATE TABLE "customer_stores" (
	"user_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	CONSTRAINT "customer_stores_user_id_store_id_pk" PRIMARY KEY("user_id","store_id")
);
--> statement-breakpoint
ALTER TABLE "customer_stores" ADD CONSTRAINT "customer_stores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_stores" ADD CONSTRAINT "customer_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "customer_stores" ("user_id", "store_id")
SELECT "user_id", "store_id" FROM "orders" WHERE "user_id" IS NOT NULL
UNION SELECT "user_id", "store_id" FROM "event_orders" WHERE "user_id" IS NOT NULL;
