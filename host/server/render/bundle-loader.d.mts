export interface BundleLoader {
  /** Evaluates the shell's server bundle, once per file. */
  host: (file: string) => unknown;
  /** Evaluates a remote's server bundle with the externals of that shell. */
  remote: (file: string, hostFile: string) => Record<string, () => Promise<unknown>>;
}
export function createBundleLoader(): BundleLoader;
