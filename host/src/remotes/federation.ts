import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import type { Federation } from './version-loader.ts';
import { sharedLibrariesPlugin } from './remotes-plugin.ts';

/** The runtime's instance of the shell, which its build has made. */
export function shellFederation(): Federation {
  registerGlobalPlugins([sharedLibrariesPlugin()]);
  const instance = getInstance();
  if (!instance) throw new Error('the shell was built without Module Federation');
  return instance;
}
