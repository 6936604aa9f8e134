/**
 * What one run of Stryker mutates, and which suites may notice it: of the API the files that carry rules, each with the
 * suites that know them, as every further suite costs seconds for each mutant.
 * @typedef {{ name: string, packageDir: string, mutate: string[], tests?: string[] }} MutantRun
 */

/**
 * @param {string} name of the module, and of the run in it
 * @param {string[]} files without their ending
 * @param {string[]} suites likewise
 * @returns {MutantRun}
 */
const ofApi = (name, files, suites) => ({
  name,
  packageDir: 'api',
  mutate: files.map((file) => `src/${file}.ts`),
  tests: suites.map((suite) => `src/${suite}.test.ts`),
});

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
  },
  ofApi(
    'checkout/stock',
    ['modules/transaction/take-stock', 'ordering/voucher-quota'],
    ['modules/checkout/checkout', 'modules/transaction/after-payment', 'modules/voucher/voucher'],
  ),
  ofApi(
    'checkout/holds',
    ['modules/checkout/hold-rules', 'ordering/hold-problem', 'ordering/held-orders', 'ordering/holder'],
    ['ordering/held-orders'],
  ),
  ofApi(
    'checkout/codes',
    ['ordering/unique-code', 'ordering/spread-accounts', 'ordering/payment-account'],
    ['ordering/unique-code', 'modules/checkout/rules'],
  ),
  ofApi(
    'checkout/fields',
    ['buyer-rules', 'reseller-rules', 'service-rules'].map((name) => `modules/checkout/${name}`),
    ['modules/checkout/rules'],
  ),
  ofApi(
    'checkout/order',
    ['situation', 'place-order', 'draft-order', 'quote', 'checkout-service'].map(
      (name) => `modules/checkout/${name}`,
    ),
    ['modules/checkout/checkout', 'modules/checkout/rules', 'modules/checkout/quote'],
  ),
  ofApi(
    'transaction/steps',
    [
      'modules/transaction/order-steps',
      'modules/transaction/expiry',
      'ordering/payable-order',
      'ordering/order-payment',
    ],
    ['modules/transaction/after-payment', 'modules/checkout/checkout', 'modules/payment/closed-with-order'],
  ),
  ofApi(
    'transaction/service',
    ['transaction-service', 'transaction-repository', 'order-view'].map(
      (name) => `modules/transaction/${name}`,
    ),
    ['order-routes', 'guest-review', 'review-rules', 'after-payment'].map(
      (name) => `modules/transaction/${name}`,
    ),
  ),
  ofApi(
    'transaction/proof',
    ['ordering/proof'],
    ['modules/transaction/proof-fields', 'modules/transaction/order-routes'],
  ),
  ofApi('auth/guard', ['modules/auth/account-guard'], ['modules/auth/guessing']),
  ofApi(
    'auth/codes',
    ['mailed-codes', 'code-mailing', 'login-service', 'password-reset-service', 'token-repository'].map(
      (name) => `modules/auth/${name}`,
    ),
    ['modules/auth/auth', 'modules/auth/guessing'],
  ),
  ofApi(
    'auth/accounts',
    ['account-rules', 'registration-service', 'registration-repository', 'user-repository'].map(
      (name) => `modules/auth/${name}`,
    ),
    ['modules/auth/auth', 'modules/auth/identifiers'],
  ),
  ofApi(
    'payment/service',
    ['modules/payment/payment-service', 'modules/payment/payable-orders'],
    ['modules/payment/closed-with-order', 'modules/payment/no-provider', 'modules/transaction/order-routes'],
  ),
  ofApi(
    'payment/sandbox',
    ['qris', 'virtual-account', 'sandbox-provider'].map((name) => `modules/payment/${name}`),
    ['modules/payment/payment'],
  ),
];
