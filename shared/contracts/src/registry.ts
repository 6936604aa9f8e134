import Type, { type Static } from 'typebox';

/** Name of an immutable version folder. */
const Version = Type.String({ pattern: '^(?!\\.+$)[A-Za-z0-9._-]+$' });
const PartKey = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });

/** One deployed version of a remote, as the host server's registry knows it. */
const RegistryEntry = Type.Object(
  {
    /** Immutable version folder that visitors get now. */
    current: Version,
    /** The version to fall back to when `current` fails: proven, or the one before when none is; null when there is none. */
    lastGood: Type.Union([Version, Type.Null()]),
  },
  { additionalProperties: false },
);

/** What is known about the versions of one part besides its entry. */
const Rollout = Type.Object({
  /** A version that `percent` of the visitors get instead of the current one. */
  canary: Type.Optional(
    Type.Object({ version: Version, percent: Type.Integer({ minimum: 1, maximum: 99 }) }),
  ),
  /** Stores, by username, whose visitors get a version of their own. */
  pins: Type.Optional(Type.Record(Type.String(), Version)),
  /** Versions that rendered for a while without a failure, or that somebody promoted; the newest last. */
  proven: Type.Optional(Type.Array(Version)),
  /** Versions that were rolled back or failed. None of them becomes the last good one until somebody promotes it. */
  withdrawn: Type.Optional(Type.Array(Version)),
  /** The version that was current before: the last good one while none is proven. */
  previous: Type.Optional(Version),
  /** When the shop itself last took a version back, ISO 8601. */
  withdrawnAt: Type.Optional(Type.String()),
  /** As `RegistryEntry.lastGood`; for the host alone, whose entry is only its current version. */
  lastGood: Type.Optional(Version),
});

/**
 * `registry.json`. Rewriting one entry deploys or rolls back that part; a running host server watches the file. `host` and
 * `remotes` keep their shape: while a machine is updated, processes of two versions read them.
 */
export const Registry = Type.Object({
  /** The shell's own version. */
  host: Type.Union([Version, Type.Null()]),
  remotes: Type.Record(PartKey, RegistryEntry),
  rollouts: Type.Optional(Type.Record(PartKey, Rollout)),
});

export type RegistryEntry = Static<typeof RegistryEntry>;
export type Rollout = Static<typeof Rollout>;
export type Registry = Static<typeof Registry>;
