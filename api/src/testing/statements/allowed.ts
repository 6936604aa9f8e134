/** Matches a statement from its table on: its fields do not matter. */
const read = (rest: string): RegExp => new RegExp(`^select .* from ${rest}`, 's');

const dueWork =
  'A sweep asks which stores have something due, without a lock, and then works store by store. A partial index answers.';
const typed = 'The operator names a row without its store: by hand, now and then.';
const daily = 'Once a day, at night, and only read; what is found is then written store by store.';

/** Statements that may ask every store, and why. One that no suite sends any more is an error. */
export const allowed: readonly { statement: RegExp; reason: string }[] = [
  {
    statement: read('"products" where "products"."id" = \\$1 limit \\$2$'),
    reason:
      'Addresses with a product’s number alone (reviews, wishlist); asked once for each product in a process.',
  },
  {
    statement: /^select "store_id" from "orders" where .*"expires_at" <= \$2\) group by /,
    reason: dueWork,
  },
  {
    statement: read(
      '"mails" where \\(\\("mails"."sent_at" is null and .*"next_attempt_at" <= \\$1\\) order by "mails"."next_attempt_at" asc limit \\$2$',
    ),
    reason: dueWork,
  },
  {
    statement:
      /^select "store_id", "id" from "payments" where .*"due_at" <= \$1 and .* order by "payments"."due_at" limit \$\d$/,
    reason: dueWork,
  },
  {
    statement: /^select distinct "store_id" from "store_invitations" where/,
    reason:
      'Which stores have invitations that nobody accepted in a week; they are few, and deleted store by store.',
  },
  {
    statement: read('"begun_sheets" inner join "stores" on "stores"."id" = "begun_sheets"."store_id"$'),
    reason:
      'At a start: sheets that an ended process of the embedded database left half applied; mostly none.',
  },
  {
    statement: /^select distinct "store_id" from "orders" where \(+"orders"."(?:mailbox|phone_key)" = /,
    reason:
      'Which stores somebody has bought in who wants their data, or wants it removed: by the operator’s hand, now and then.',
  },
  {
    statement: /^select min\("(?:next_attempt_at|due_at)"\) from "(?:mails|payments)" where /,
    reason: 'How late what is due is, when the figures are asked for; a partial index answers.',
  },
  { statement: /^select distinct "store_id" from "audit_log" where "audit_log"."at" </, reason: daily },
  {
    statement: read('"tickets" where "tickets"."sale_(start|end)" >=? \\$1 order by'),
    reason: 'When the next sale begins or ends, so that its cached page is dropped then.',
  },
  {
    statement: /^select distinct "store_id" from "tickets" where/,
    reason: 'Which stores’ sales began or ended since.',
  },
  {
    statement: read('"listed_counts" where "listed_counts"."category_id" = \\$1$'),
    reason: 'The index of all stores’ sitemaps; cached.',
  },
  {
    statement: read(
      '"orders" inner join "stores" .* where \\("orders"."public_id" = \\$1 or "orders"."invoice" = \\$2\\) limit \\$3$',
    ),
    reason: typed,
  },
  {
    statement: read('"events" inner join "stores" .* where \\(?"events"."import_key" = \\$1'),
    reason: typed,
  },
  { statement: read('"mails" where "mails"."id" = \\$1$'), reason: typed },
  {
    statement:
      /^select (distinct "store_id"|count\(\*\)( as count)?) from "mails" where \("mails"."sent_at" < /,
    reason: daily,
  },
  {
    statement:
      /^select (distinct "store_id"|count\(\*\)( as count)?) from "orders" where \(.*"created_at" < /,
    reason: daily,
  },
  {
    statement: /^select distinct .* from "\w+" where .*([kK]ey|_key)"?'? in \(/,
    reason: `Which of many files some row names. ${daily}`,
  },
];
