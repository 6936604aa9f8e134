import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';
import { useInView } from './use-in-view.ts';
import styles from './list-end.module.css';

export interface ListEndProps {
  /** Label of the spinner: "Memuat transaksi berikutnya". */
  loadingLabel: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasStopped: boolean;
  loadMore: () => void;
}

/** Loads the next page when the end of the list is in view. */
export function ListEnd({ loadingLabel, hasMore, isLoadingMore, hasStopped, loadMore }: ListEndProps) {
  const end = useInView<HTMLDivElement>(loadMore, hasMore && !isLoadingMore && !hasStopped);
  return (
    <div ref={end} className={styles.end}>
      {isLoadingMore && <Spinner label={loadingLabel} />}
      {hasStopped && !isLoadingMore && (
        <Button variant="secondary" onClick={loadMore}>
          Muat lagi
        </Button>
      )}
    </div>
  );
}
