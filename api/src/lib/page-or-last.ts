interface ListPage {
  data: readonly unknown[];
  total: number;
  per_page: number;
}

/**
 * A page of a list, or its last one where it ends before that: entries that were handled or removed leave no empty page.
 * @param page from 1; the first without
 * @param read reads one page; null where there is no such list
 */
export async function pageOrLast<Answer extends ListPage | null>(
  page: number | undefined,
  read: (page: number) => Promise<Answer>,
): Promise<Answer> {
  const answer = await read(page ?? 1);
  if (!answer || answer.data.length > 0 || answer.total === 0) return answer;
  return read(Math.ceil(answer.total / answer.per_page));
}
