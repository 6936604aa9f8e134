import styles from './sheet-page.module.css';

/** Heads of columns that nobody knows; nothing when there are none. */
export function IgnoredColumns({ heads }: { heads: readonly string[] }) {
  if (heads.length === 0) return null;
  return (
    <p className={styles.note}>
      {`Kolom yang tidak dikenal diabaikan: ${heads.map((head) => `“${head}”`).join(', ')}`}
    </p>
  );
}
