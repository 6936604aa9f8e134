import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

/** A file of a version's folder: its bytes, and the `integrity` that a script element may carry. */
const FileFacts = Type.Object({
  bytes: Type.Integer({ minimum: 0 }),
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
});

/** A path below the version folder. No part of it is `..`, so a reader may join it with the folder. */
const FilePath = Type.String({ pattern: '^(?!\\.)[\\w.-]+(/(?!\\.)[\\w.-]+)*$' });

const common = {
  version: Type.String(),
  /** The commit of the sources, when they are in git. */
  commit: Type.Union([Type.String({ pattern: '^[0-9a-f]{40}$' }), Type.Null()]),
  /** The sources differed from `commit`. */
  dirty: Type.Boolean(),
  /** ISO 8601, UTC. */
  builtAt: Type.String(),
  /** Version of the contracts package that the build contains. */
  contracts: Type.String(),
  /**
   * Fingerprints of types by name. The host: of the names that its runtime package exports. A remote: of those that its bundles
   * use of it.
   */
  runtimeTypes: Type.Record(Type.String(), Type.String({ pattern: '^[0-9a-f]{16}$' })),
  /** The calls of the API that its scripts make, as its routes have them: `GET /api/product/:id`. */
  apiCalls: Type.Array(Type.String({ pattern: '^[A-Z]+ /api/' })),
  /** `PERSIST_VERSION` that the build was made with. */
  persistedVersion: Type.Integer(),
  /** All files of the folder but `release.json`, compressed forms among them. */
  files: Type.Record(FilePath, FileFacts, { additionalProperties: false }),
};

const RemoteFacts = Type.Object({
  part: Type.String({ pattern: '^(?!host$)[a-z][a-z0-9-]*$' }),
  ...common,
  /** The modules that the container offers. */
  exposes: Type.Array(Type.String()),
  /** Package name to the versions that the remote accepts, as a semver range. */
  sharedRanges: Type.Record(Type.String(), Type.String()),
});

const HostFacts = Type.Object({
  part: Type.Literal('host'),
  ...common,
  /** Remote to the modules that the routes of the host load from it. */
  requires: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Package name to the version that the host shares. */
  sharedVersions: Type.Record(Type.String(), Type.String()),
});

/**
 * `release.json` of a version folder: what the build needs and offers, and its files. It is written last, so a folder that
 * has it was built whole.
 */
export const ReleaseFacts = Type.Union([HostFacts, RemoteFacts]);

export type RemoteFacts = Static<typeof RemoteFacts>;
export type HostFacts = Static<typeof HostFacts>;
export type ReleaseFacts = Static<typeof ReleaseFacts>;

/** What a version of a part states. */
export type FactsOf<Part extends string> = Part extends 'host' ? HostFacts : RemoteFacts;

export const isReleaseFacts = (value: unknown): value is ReleaseFacts => Value.Check(ReleaseFacts, value);

/** Name of the file in the version folder. */
export const RELEASE_FILE = 'release.json';
