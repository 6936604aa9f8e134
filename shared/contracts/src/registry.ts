import Type, { type Static } from 'typebox';

/** One deployed version of a remote, as the host server's registry knows it. */
const RegistryEntry = Type.Object(
  {
    /** Immutable version folder that visitors get now. */
    current: Type.String({ pattern: '^[A-Za-z0-9._-]+$' }),
    /** The version to fall back to when `current` fails in a browser; null when there is none. */
    lastGood: Type.Union([Type.String({ pattern: '^[A-Za-z0-9._-]+$' }), Type.Null()]),
  },
  { additionalProperties: false },
);

/** `registry.json`. Rewriting one entry deploys or rolls back that part; a running host server watches the file. */
export const Registry = Type.Object({
  /** The shell's own version. */
  host: Type.Union([Type.String({ pattern: '^[A-Za-z0-9._-]+$' }), Type.Null()]),
  remotes: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]*$' }), RegistryEntry),
});

export type RegistryEntry = Static<typeof RegistryEntry>;
export type Registry = Static<typeof Registry>;
