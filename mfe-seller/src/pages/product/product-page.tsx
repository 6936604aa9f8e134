import * as consolePaths from '@lapak/contracts/console-paths';
import { isApiError, Link } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { PageLoading } from '@lapak/ui/page-loading';
import { useState } from 'react';
import { useGetProductQuery } from '../../api/product-api.ts';
import { useAddress } from '../../app/address-context.ts';
import { useToko } from '../../app/toko-context.ts';
import { ProductFrame } from '../../features/product-editor/product-frame.tsx';
import { ProductEditor } from '../../features/product-editor/product-editor.tsx';
import { RemoveProduct } from './remove-product.tsx';

/** One product and all its fields. */
export default function ProductPage() {
  const { username } = useToko();
  const id = Number(useAddress().params.id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { currentData, error, isFetching, refetch } = useGetProductQuery(
    { toko: username, id },
    { skip: !isNumber },
  );
  const product = currentData?.data;
  // What stands below the fields would move away when they come.
  const [isRead, setRead] = useState(false);
  if (product)
    return (
      <ProductFrame title={product.product.nama}>
        <ProductEditor
          key={id}
          toko={username}
          product={product}
          onSaved={() => undefined}
          onRead={() => setRead(true)}
        />
        {isRead && <RemoveProduct toko={username} product={product} />}
      </ProductFrame>
    );
  if (!isNumber || (isApiError(error) && error.status === 404))
    return (
      <ProductFrame title="Produk tidak ditemukan">
        <EmptyState
          icon={icons.bag}
          title="Toko ini tidak punya produk itu"
          action={
            <Link className={buttonClass()} to={consolePaths.products(username)}>
              Semua produk
            </Link>
          }
        />
      </ProductFrame>
    );
  return (
    <ProductFrame title="Produk">
      {error && !isFetching ? (
        <ErrorCard
          title="Produk gagal dimuat"
          text="Periksa koneksi internetmu, lalu coba lagi."
          requestId={isApiError(error) ? error.requestId : null}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageLoading label="Memuat produk" />
      )}
    </ProductFrame>
  );
}
