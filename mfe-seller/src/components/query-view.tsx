import { isApiError } from '@lapak/runtime';
import { ErrorCard } from '@lapak/ui/error-card';
import { PageLoading } from '@lapak/ui/page-loading';
import type { ReactNode } from 'react';

/** What a page reads of a query's state. */
export interface QueryState<Answer> {
  /** The last answer, also to other arguments. */
  data?: Answer;
  /** The answer to the present arguments. */
  currentData?: Answer;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<Answer> {
  query: QueryState<Answer>;
  /** As in "Rekening gagal dimuat" and "Memuat rekening". */
  what: string;
  loading?: ReactNode;
  /** Shows the last answer until that to the present arguments is there: the page of a list, but never of another store. */
  keepsLast?: boolean;
  /** @param isBehind the answer is to other arguments */
  children: (answer: Answer, isBehind: boolean) => ReactNode;
}

/** A query in each of its states: loading, failed with a retry, answered. What was answered stays when it is asked again in vain. */
export function QueryView<Answer>({
  query: { data, currentData, error, isFetching, refetch },
  what,
  loading = <PageLoading label={`Memuat ${what.toLowerCase()}`} />,
  keepsLast = false,
  children,
}: QueryViewProps<Answer>) {
  if (currentData !== undefined) return children(currentData, false);
  if (error !== undefined)
    return (
      <ErrorCard
        title={`${what} gagal dimuat`}
        text="Periksa koneksi internetmu, lalu coba lagi."
        requestId={isApiError(error) ? error.requestId : null}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return keepsLast && data !== undefined ? children(data, true) : loading;
}
