import Value from 'typebox/value';
import { Registry } from '@lapak/contracts/registry';
import { ReleaseError } from '../release-error.ts';

export const REGISTRY_FILE = 'registry.json';

/**
 * Reads a registry's text.
 * @param place for the message
 * @throws ReleaseError when it is not a registry
 */
export function parseRegistry(text: string, place: string): Registry {
  const value = parseJson(text);
  if (!Value.Check(Registry, value))
    throw new ReleaseError(`${place} is not a registry; nothing was changed`);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const formatRegistry = (registry: Registry) => `${JSON.stringify(registry, null, 2)}\n`;
