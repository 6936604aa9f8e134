CREATE TABLE "district_codes" (
	"provider" text NOT NULL,
	"district_id" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "district_codes_provider_district_id_pk" PRIMARY KEY("provider","district_id")
);
--> statement-breakpoint
CREATE TABLE "parcel_tracks" (
	"store_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"resi" text NOT NULL,
	"checkpoints" jsonb NOT NULL,
	"is_delivered" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parcel_tracks_store_id_order_id_pk" PRIMARY KEY("store_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "shipping_quotes" (
	"key" text PRIMARY KEY NOT NULL,
	"options" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_rates" (
	"store_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"area_id" text NOT NULL,
	"service" text NOT NULL,
	"step_grams" integer NOT NULL,
	"price" bigint NOT NULL,
	"days" text NOT NULL,
	CONSTRAINT "store_rates_store_id_position_pk" PRIMARY KEY("store_id","position"),
	CONSTRAINT "store_rates_step" CHECK ("store_rates"."step_grams" > 0),
	CONSTRAINT "store_rates_price" CHECK ("store_rates"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "parcel_tracks" ADD CONSTRAINT "parcel_tracks_order" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_rates" ADD CONSTRAINT "store_rates_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipping_quotes_asked" ON "shipping_quotes" USING btree ("asked_at");