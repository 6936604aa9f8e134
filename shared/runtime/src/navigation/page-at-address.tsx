import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PageModule } from '../page/page-module.ts';

type Loaded = (pattern: string) => PageModule | undefined;

function LoadedPage({ pattern, loaded }: { pattern: string; loaded: Loaded }) {
  const page = loaded(pattern);
  if (!page) throw new Error(`the page at ${pattern} is shown before it is loaded`);
  const Page = page.default;
  return <Page />;
}

interface PageAtAddressProps {
  /** Routes of the existing pages. */
  patterns: readonly string[];
  loaded: Loaded;
  /** Rendered at every other address. */
  elsewhere?: ReactNode;
}

/** Shows the page of the address, which reads its params with `useParams`; used without the shell and its route table. */
export function PageAtAddress({ patterns, loaded, elsewhere = null }: PageAtAddressProps) {
  return (
    <Routes>
      {patterns.map((pattern) => (
        <Route key={pattern} path={pattern} element={<LoadedPage pattern={pattern} loaded={loaded} />} />
      ))}
      <Route path="*" element={elsewhere} />
    </Routes>
  );
}
