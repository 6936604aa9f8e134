import { HttpResponse, http } from 'msw';
import { aStoreProfile } from './builders.ts';
import { server } from '@lapak/runtime/testing/server';

/** The store's profile, which the host preloads before any page. */
export function storeIs(theme: number | null = null): void {
  server.use(
    http.get('*/api/setting/profile', () =>
      HttpResponse.json({ data: aStoreProfile({ theme_onlinestore: theme }) }),
    ),
  );
}

/** Answers a POST and records what was sent. */
export function answers(path: string, body: object, status = 200): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}
