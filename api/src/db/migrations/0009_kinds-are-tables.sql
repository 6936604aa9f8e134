ALTER TABLE "payment_accounts" DROP CONSTRAINT "payment_accounts_group";--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_type";--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_value";--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_value" CHECK ("vouchers"."voucher_value" >= 0);