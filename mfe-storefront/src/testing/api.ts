import type { StoreProfile } from '@lapak/contracts/api/store';
import { server } from '@lapak/runtime/testing/server';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { aProfile } from './builders.ts';

/** Answers the store's profile in every test of a file. */
export function answerProfile() {
  beforeEach(() => profileIs({}));
}

/** Answers another profile in one test. */
export const profileIs = (own: Partial<StoreProfile>) =>
  server.use(answer('get', '*/api/setting/profile', { data: aProfile(own) }));

/** A handler with one answer. */
export function answer(method: 'get' | 'post' | 'delete', path: string, body: JsonBodyType, status = 200) {
  return http[method](path, () => HttpResponse.json(body, { status }));
}

export interface Asked {
  searches: Record<string, string>[];
}

/** A GET handler that records its queries and answers by them. */
export function answerQueries(path: string, reply: (query: Record<string, string>) => JsonBodyType): Asked {
  const asked: Asked = { searches: [] };
  server.use(
    http.get(path, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.searches.push(query);
      return HttpResponse.json(reply(query));
    }),
  );
  return asked;
}
