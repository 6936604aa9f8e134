import { unboundTables } from './bound-to-store.ts';

const spread = new Set(['orders', 'order_lines', 'products']);

it.each([
  'select id from orders where store_id = $1 and public_id = $2',
  'select o.id from orders o where (o.store_id = $1::bigint and (o.id = $2 or o.id = $3))',
  'select 1 from orders left join order_lines l on l.store_id = orders.store_id and l.order_id = orders.id where orders.store_id = $1',
  'select id from orders where store_id in ($1, $2)',
  'select id from orders where (store_id, id) in (($1, $2), ($3, $4))',
  'update orders set status = $1 where (store_id = $2 and id = $3) or (store_id = $4 and id = $5)',
  'insert into orders (id, store_id) values (default, $1), (default, $2)',
  'insert into orders (store_id, id) select products.store_id, products.id from products where store_id = $1',
  'with mine as (select store_id, id from orders where store_id = $1) update order_lines set qty = 1 from mine where order_lines.store_id = mine.store_id',
  'select (select count(*) from order_lines where order_lines.store_id = orders.store_id) from orders where store_id = $1',
  'delete from products where store_id = $1 and not exists (select 1 from order_lines l where l.store_id = products.store_id)',
  'select name from users where id = $1',
  'select pg_advisory_xact_lock($1)',
])('takes for bound: %s', async (statement) => {
  expect(await unboundTables(statement, spread)).toEqual([]);
});

it.each([
  ['select id from orders where public_id = $1', ['orders']],
  ['select id from orders where store_id = $1 or public_id = $2', ['orders']],
  [
    'select id from orders where store_id = $1 and (id = $2 or id in (select order_id from order_lines))',
    ['order_lines'],
  ],
  ['select id from orders where store_id > $1', ['orders']],
  [
    'select 1 from orders join order_lines l on l.order_id = orders.id where orders.store_id = $1',
    ['order_lines'],
  ],
  ['select 1 from users join orders on orders.user_id = users.id where users.id = $1', ['orders']],
  ['insert into orders (id) values ($1)', ['orders']],
  ['insert into orders (store_id) select store_id from products', ['orders', 'products']],
  ['update orders set status = $1 where id = $2', ['orders']],
  [
    'delete from order_lines using orders where order_lines.store_id = orders.store_id',
    ['order_lines', 'orders'],
  ],
  ['select id from orders where store_id = $1 and id in (select order_id from order_lines)', ['order_lines']],
  ['with all_of as (select store_id from orders) select 1 from all_of', ['orders']],
  ['select 1 from products where store_id = $1 union all select 1 from orders', ['orders']],
])('finds what is not: %s', async (statement, tables) => {
  expect(await unboundTables(statement, spread)).toEqual(tables);
});

it('rejects what is no SQL', async () => {
  await expect(unboundTables('selct 1', spread)).rejects.toThrow();
});
