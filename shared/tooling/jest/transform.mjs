/** One swc transform for every package: TypeScript, the automatic JSX runtime, CommonJS for jest. */
export const swcTransform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that ship ES modules only, or call `import()`; jest runs CommonJS, so they are transformed too. */
const withModules = [
  '@lapak',
  '@base-ui',
  '@mswjs',
  '@open-draft',
  '@opentelemetry/otlp-exporter-base',
  'cookie',
  'headers-polyfill',
  'is-node-process',
  'msw',
  'outvariant',
  'path-to-regexp',
  'rettime',
  'strict-event-emitter',
  'tldts',
  'tldts-core',
  'tough-cookie',
  'typebox',
  'yet-another-react-lightbox',
  'until-async',
  'uuid',
  'fast-check',
  'pure-rand',
  'react-final-form',
  'eventemitter3',
  'p-queue',
  'is-network-error',
  'p-retry',
  'p-timeout',
  'qr',
  'final-form',
];

export const transformIgnorePatterns = [`/node_modules/(?!(${withModules.join('|')})/)`];
