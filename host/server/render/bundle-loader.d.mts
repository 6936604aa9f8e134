export interface BundleLoader {
  /** Evaluates the shell's server bundle, unless it still is. */
  host: (file: string) => unknown;
  /** Evaluates a remote's server bundle with an own instance of that shell, unless it still is. */
  remote: (
    file: string,
    hostFile: string,
  ) => { host: unknown; exposes: Record<string, () => Promise<unknown>> };
}
export function createBundleLoader(): BundleLoader;
