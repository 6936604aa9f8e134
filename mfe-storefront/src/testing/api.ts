import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { aProfile } from './builders.ts';

/** The API in tests: what is not told to answer fails the test. */
export const api = setupServer();

/** Starts the API before a file's tests and ends it after them. */
export function startTestApi() {
  beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => api.resetHandlers());
  afterAll(() => api.close());
  beforeEach(() => api.use(answer('get', '*/api/setting/profile', { data: aProfile() })));
}

/** A handler with one answer. */
export function answer(method: 'get' | 'post' | 'delete', path: string, body: JsonBodyType, status = 200) {
  return http[method](path, () => HttpResponse.json(body, { status }));
}

export interface Asked {
  searches: Record<string, string>[];
}

/** A GET that remembers its queries and answers by them. */
export function answerQueries(path: string, reply: (query: Record<string, string>) => JsonBodyType): Asked {
  const asked: Asked = { searches: [] };
  api.use(
    http.get(path, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.searches.push(query);
      return HttpResponse.json(reply(query));
    }),
  );
  return asked;
}
