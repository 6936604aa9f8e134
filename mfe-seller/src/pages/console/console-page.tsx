import { MissingPage } from '../missing/missing-page.tsx';

/** The console: every address below /kelola. */
export default function ConsolePage() {
  return (
    <main>
      <title>Kelola</title>
      <MissingPage />
    </main>
  );
}
