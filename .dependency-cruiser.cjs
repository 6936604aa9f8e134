/** Who may import whom; see docs/architecture.md. Do not widen a rule to make a build pass. */
const remotes = '^mfe-[^/]+/';
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/**
 * The API's folders as a ladder: a folder imports what stands on lower rungs, never its neighbours or what is above, so
 * there is no circle of modules. Its own helpers (the first row) are the ground and may know each other. A new module gets its place
 * here. Tests may import anything.
 */
const ladder = [
  ['db', 'lib', 'plugins', 'process', 'settings'],
  ['attempts', 'audit', 'search', 'storage'],
  ['districts', 'mail'],
  ['store'],
  ['event', 'payment-method', 'reseller', 'review', 'shipping', 'sitemap', 'store-list'],
  ['import', 'orders', 'setting'],
  ['auth', 'picture', 'store-changes', 'voucher'],
  ['address', 'guide', 'profile', 'seller-access'],
  ['product', 'seller-forms', 'seller-money'],
  [
    'checkout',
    'gate',
    'seller-events',
    'seller-orders',
    'seller-products',
    'seller-settings',
    'seller-store',
  ],
  ['banner', 'seller-sheets', 'wishlist'],
  ['backup', 'composition', 'privacy', 'retention'],
  ['operator'],
];
const folders = (names) => `^api/src/(?:modules/)?(${names.join('|')})/`;
const isTest = '\\.test\\.ts$';
const ladderRules = ladder.flatMap((rung, at) => {
  const from = { path: folders(rung), pathNot: isTest };
  const above = ladder.slice(at + 1).flat();
  return [
    ...(above.length > 0
      ? [
          forbid(
            `api-ladder-${at}-up`,
            from,
            { path: folders(above) },
            'a folder of the API imports only what stands below it',
          ),
        ]
      : []),
    ...(at > 0
      ? [
          forbid(
            `api-ladder-${at}-neighbours`,
            from,
            { path: folders(rung), pathNot: '^api/src/(?:modules/)?$1/' },
            'folders on one rung of the API do not know each other',
          ),
        ]
      : []),
  ];
});

module.exports = {
  forbidden: [
    ...ladderRules,
    forbid(
      'api-modules-stand-on-the-ladder',
      {},
      { path: '^api/src/modules/', pathNot: folders(ladder.flat()) },
      'a new module of the API gets its rung in .dependency-cruiser.cjs',
    ),
    forbid('no-circular', {}, { circular: true }, 'A cycle has no bottom to understand it from'),
    forbid(
      'a-remote-and-shared-are-enough',
      { path: '^shared/' },
      { path: '^(host|api|mfe-[^/]+|e2e|scripts)/' },
      'a team has its remote and shared alone, tooling included',
    ),
    forbid(
      'domain-is-pure',
      { path: '^shared/domain/' },
      { path: '^(host|api|mfe-|e2e|shared/(contracts|runtime|ui|forms|ordering)/)' },
      'domain imports nothing of ours',
    ),
    forbid(
      'contracts-import-domain-only',
      { path: '^shared/contracts/' },
      { path: '^(host|api|mfe-|e2e|shared/(runtime|ui)/)' },
      'contracts imports domain',
    ),
    forbid(
      'runtime-imports-contracts-and-domain',
      { path: '^shared/runtime/' },
      { path: '^(host|api|mfe-|e2e|shared/ui/)' },
      'runtime imports contracts and domain',
    ),
    forbid(
      'ui-knows-no-business',
      { path: '^shared/ui/' },
      { path: '^(host|api|mfe-|e2e|shared/(contracts|runtime|forms|ordering)/)' },
      'ui imports domain at most',
    ),
    forbid(
      'releases-import-contracts-and-object-store',
      { path: '^shared/releases/' },
      { path: '^(host|api|mfe-|e2e|shared/(domain|forms|ordering|runtime|ui)/)' },
      'releases imports contracts and object-store',
    ),
    forbid(
      'object-store-imports-nothing',
      { path: '^shared/object-store/' },
      { path: '^(host|api|mfe-|e2e|shared/(?!object-store|tooling))' },
      'the client of buckets imports nothing of ours',
    ),
    forbid(
      'object-store-for-files-and-releases-only',
      { pathNot: '^(api|shared/releases|shared/object-store)/' },
      { path: '^shared/object-store/' },
      'buckets hold files and releases, and no browser speaks to one',
    ),
    forbid(
      'releases-for-the-host-server-only',
      { pathNot: '^(host/server|e2e|shared/releases)/' },
      { path: '^shared/releases/' },
      'what is deployed is changed by the host server and the release command, never in a browser',
    ),
    forbid(
      'forms-import-ui-domain-and-contracts',
      { path: '^shared/forms/' },
      { path: '^(host|api|mfe-|e2e|shared/runtime/)' },
      'forms imports ui, domain and contracts',
    ),
    forbid(
      'forms-for-pages-only',
      { path: '^(api|e2e|shared)/', pathNot: '^shared/(forms|ordering)/' },
      { path: '^shared/forms/' },
      'forms are for ordering, the remotes and the host',
    ),
    forbid(
      'ordering-for-remotes-only',
      { pathNot: `${remotes}|^shared/ordering/` },
      { path: '^shared/ordering/' },
      'ordering is for the remotes',
    ),
    forbid(
      'remote-not-another-remote',
      { path: '^mfe-([^/]+)/' },
      { path: remotes, pathNot: '^mfe-$1/' },
      'remotes never import each other',
    ),
    forbid(
      'remote-not-host-or-api',
      { path: remotes },
      { path: '^(host|api|e2e)/' },
      'remotes never import the host or the api',
    ),
    forbid(
      'host-not-remotes',
      { path: '^host/' },
      { path: remotes },
      'the host reaches a remote only through the loader',
    ),
    forbid(
      'only-host-server-mounts-api',
      { pathNot: '^(api|host/server|e2e)/' },
      { path: '^api/' },
      'nothing imports api but the host server',
    ),
    forbid(
      'api-imports-contracts-domain-and-object-store',
      { path: '^api/' },
      { path: '^(host|mfe-|e2e|shared/(runtime|ui)/)' },
      'api imports contracts, domain and object-store',
    ),
    forbid(
      'router-and-redux-through-runtime',
      { path: `${remotes}|^host/src/|^shared/(forms|ordering|ui)/`, pathNot: '^host/src/store/' },
      { path: 'node_modules/(react-router|react-router-dom|react-redux|@reduxjs|redux-persist|axios)/' },
      "the router, Redux and axios only through @lapak/runtime; the store's memory is the host's own",
    ),
    forbid(
      'no-schemas-in-a-browser',
      {
        path: `${remotes}|^host/src/|^shared/(domain|forms|ordering|runtime|ui)/`,
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      {
        path: '^shared/contracts/src/(api/(?!answer-code)|store-document/(event|fields|product|store)\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
      'pages take the types of contracts, not its schemas, which bring typebox; what they need besides stands in a file of its own',
    ),
    forbid(
      'tooling-for-configuration-only',
      { path: '/(src|server)/', pathNot: '^shared/tooling/' },
      { path: '^shared/tooling/' },
      'tooling is used by configuration files alone',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|[.]cache)/|^(deploy|data|scripts)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
