import { lazy, Suspense } from 'react';
import type { QuoteQuestion } from './use-place-order.ts';

const QuoteDialog = lazy(() => import('./quote-dialog.tsx'));

/** Loaded when prices really changed, which is seldom. */
export function LazyQuoteDialog({ question }: { question: QuoteQuestion }) {
  return (
    <Suspense fallback={null}>
      <QuoteDialog question={question} />
    </Suspense>
  );
}
