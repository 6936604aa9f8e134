/**
 * What one run of Stryker mutates, and which suites may notice it: of the API the files that carry rules, each with the
 * suites that cover them. A suite that opens a database costs every mutant several seconds of a processor, so such runs
 * take place only when they are named.
 * @typedef {{ name: string, packageDir: string, mutate: string[], tests?: string[], isSlow: boolean }} MutantRun
 */

/** @param {string} module @param {string} names separated by spaces */
const from = (module, names) => names.split(' ').map((name) => `modules/${module}/${name}`);

/**
 * @param {string} name of the module, and of the run in it
 * @param {string[]} files without their ending
 * @param {string[]} suites likewise
 */
const inMemory = (name, files, suites) => ({
  name,
  packageDir: 'api',
  mutate: files.map((file) => `src/${file}.ts`),
  tests: suites.map((suite) => `src/${suite}.test.ts`),
  isSlow: false,
});

/** @type {typeof inMemory} */
const onDatabase = (name, files, suites) => ({ ...inMemory(name, files, suites), isSlow: true });

/** @type {MutantRun[]} */
export const runs = [
  {
    name: 'domain',
    packageDir: 'shared/domain',
    // Texts are compared by the tests of the pages that show them.
    mutate: [
      'src/**/*.ts',
      '!src/**/*.test.ts',
      '!src/testing/**',
      '!src/{message-catalogue,messages,payment-guide}.ts',
    ],
    isSlow: false,
  },
  inMemory(
    'checkout/fields',
    from('checkout', 'buyer-rules reseller-rules service-rules quote checkout-fingerprint'),
    from('checkout', 'rules quote checkout-fingerprint'),
  ),
  inMemory(
    'checkout/limits',
    ['ordering/hold-problem', 'ordering/payable-order', 'ordering/order-status'],
    ['ordering/hold-problem', 'ordering/payable-order', 'ordering/order-status'],
  ),
  inMemory('auth/rules', from('auth', 'account-rules'), from('auth', 'account-rules')),
  inMemory(
    'payment/sandbox',
    from('payment', 'qris virtual-account sandbox-provider'),
    from('payment', 'payment'),
  ),
  onDatabase(
    'checkout/stock',
    ['modules/transaction/take-stock'],
    ['modules/checkout/checkout', 'modules/transaction/after-payment', 'ordering/lock-order'],
  ),
  onDatabase(
    'checkout/vouchers',
    ['ordering/voucher-quota'],
    ['modules/checkout/checkout', 'modules/voucher/voucher'],
  ),
  onDatabase(
    'checkout/holds',
    ['modules/checkout/hold-rules', 'ordering/held-orders', 'ordering/holder'],
    ['ordering/held-orders'],
  ),
  onDatabase(
    'checkout/codes',
    ['ordering/unique-code', 'ordering/spread-accounts', 'ordering/payment-account'],
    [
      'ordering/unique-code',
      ...from('checkout', 'checkout checkout-guards'),
      'modules/payment/no-provider',
      'modules/event-transaction/event-payment',
    ],
  ),
  onDatabase(
    'checkout/order',
    [...from('checkout', 'situation draft-order write-order checkout-service'), 'ordering/place-order'],
    [
      ...from('checkout', 'checkout checkout-guards order-conditions gone-product'),
      'modules/placed-order/placed-order',
      'ordering/held-orders',
      'ordering/place-order',
    ],
  ),
  onDatabase(
    'transaction/steps',
    [
      ...from('transaction', 'order-steps goods-orders'),
      'ordering/order-steps',
      'ordering/order-payment',
      'ordering/expiry',
    ],
    [
      ...from('transaction', 'after-payment order-routes review-rules proof-fields'),
      'modules/payment/closed-with-order',
      'modules/checkout/checkout',
      'modules/order-mail/order-mail',
    ],
  ),
  onDatabase('transaction/proof', ['ordering/proof'], from('transaction', 'proof-fields order-routes')),
  onDatabase(
    'transaction/service',
    from('transaction', 'transaction-service transaction-repository order-view'),
    [
      ...from('transaction', 'order-routes order-list guest-review review-rules after-payment'),
      'modules/download/download',
    ],
  ),
  onDatabase('auth/guard', from('auth', 'account-guard'), from('auth', 'guessing')),
  onDatabase(
    'auth/codes',
    from('auth', 'mailed-codes code-mailing login-service password-reset-service token-repository'),
    from('auth', 'auth guessing account-sweep'),
  ),
  onDatabase(
    'auth/accounts',
    from('auth', 'registration-service registration-repository user-repository'),
    from('auth', 'auth identifiers guessing'),
  ),
  onDatabase('payment/service', from('payment', 'payment-service'), [
    ...from('payment', 'closed-with-order no-provider unanswered'),
    'modules/checkout/checkout',
    'modules/event-transaction/event-payment',
  ]),
];
