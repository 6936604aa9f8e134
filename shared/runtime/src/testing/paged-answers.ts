import { HttpResponse, http } from 'msw';
import { server } from './server.ts';

/**
 * Answers a paged list, one item a page; a number is a status. Another store's list is a 404.
 * @returns the numbers of the requested pages
 */
export function pagedAnswers(
  path: string,
  store: { param: string; username: string },
  pages: readonly (readonly object[] | number)[],
): string[] {
  const requested: string[] = [];
  server.use(
    http.get(`*/api/${path}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get(store.param) !== store.username) return HttpResponse.json({}, { status: 404 });
      const number = Number(searchParams.get('page'));
      requested.push(String(number));
      const answer = pages[number - 1] ?? [];
      if (typeof answer === 'number') return HttpResponse.json({}, { status: answer });
      return HttpResponse.json({ data: answer, per_page: 1, total: pages.length, current_page: number });
    }),
  );
  return requested;
}
