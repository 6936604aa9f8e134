import type { ProductChoicesResponse } from '@lapak/contracts/api/seller-product';
import type { ReactNode } from 'react';
import { useGetProductChoicesQuery } from '../../api/product-api.ts';
import { QueryView } from '../../components/query-view.tsx';

interface ProductChoicesProps {
  toko: string;
  /** As in "Kategori gagal dimuat". */
  what: string;
  /** In place of the field until it is known what it chooses from. */
  loading: ReactNode;
  children: (choices: ProductChoicesResponse['data']) => ReactNode;
}

/** A field that chooses from the store's categories or accounts. When they do not come it says so, instead of being empty. */
export function ProductChoices({ toko, what, loading, children }: ProductChoicesProps) {
  const query = useGetProductChoicesQuery(toko);
  return (
    <QueryView query={query} what={what} loading={loading}>
      {({ data }) => children(data)}
    </QueryView>
  );
}
