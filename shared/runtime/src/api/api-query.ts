import { wellFormed } from '@lapak/domain/well-formed';
import type { ApiRequest } from './transport.ts';

/**
 * A call of the API as its routes have it, `GET /api/product/:id`. Written as one text: a build reads from its files which calls it
 * makes (`release.json`), and the server compares them with the API's routes.
 */
export type ApiCall = `${NonNullable<ApiRequest['method']>} /api/${string}`;

/** What an endpoint of the base API sends. */
export interface ApiQuery extends Pick<ApiRequest, 'params' | 'body' | 'headers' | 'uploadId' | 'isLong'> {
  call: ApiCall;
  /** By name, what stands for `:name` in the call. */
  path?: Readonly<Record<string, string | number>>;
}

/** Addresses have no half surrogates: a text that was cut within an emoji would throw where it is encoded. */
const encodable = <Value>(value: Value) => (typeof value === 'string' ? wellFormed(value) : value);

export function requestOf({ call, path = {}, params, ...own }: ApiQuery): ApiRequest {
  const [method, pattern] = call.split(' ') as [ApiRequest['method'], string];
  const url = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${call} was called without its ${name}`);
    return encodeURIComponent(encodable(value));
  });
  const named = Object.entries(params ?? {}).map(([name, value]) => [name, encodable(value)]);
  return { ...own, method, url, ...(params && { params: Object.fromEntries(named) }) };
}
