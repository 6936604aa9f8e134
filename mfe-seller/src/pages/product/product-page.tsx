import * as consolePaths from '@lapak/contracts/console-paths';
import { isApiError } from '@lapak/runtime';
import { icons } from '@lapak/ui/icons';
import { useState } from 'react';
import { useGetProductQuery } from '../../api/product-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { NotInStore } from '../../components/not-in-store.tsx';
import { ProductLayout } from '../../features/product-editor/product-layout.tsx';
import { ProductEditor } from '../../features/product-editor/product-editor.tsx';
import { RemoveProduct } from './remove-product.tsx';

/** One product and all its fields. */
export default function ProductPage() {
  const { username } = useToko();
  const id = Number(useAddress().params.id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const query = useGetProductQuery({ toko: username, id }, { skip: !isNumber });
  const product = query.currentData?.data;
  // What stands below the fields would move away when they come.
  const [isRead, setRead] = useState(false);
  if (!product && (!isNumber || (isApiError(query.error) && query.error.status === 404)))
    return (
      <ProductLayout title="Produk tidak ditemukan">
        <NotInStore icon={icons.bag} what="produk" href={consolePaths.products(username)} />
      </ProductLayout>
    );
  return (
    <ProductLayout title={product?.product.nama ?? 'Produk'}>
      <QueryView query={query} what="Produk">
        {({ data }) => (
          <>
            <ProductEditor
              key={id}
              toko={username}
              product={data}
              onSaved={() => undefined}
              onRead={() => setRead(true)}
            />
            {isRead && <RemoveProduct toko={username} product={data} />}
          </>
        )}
      </QueryView>
    </ProductLayout>
  );
}
