import * as consolePaths from '@lapak/contracts/console-paths';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { useToko } from '../../app/toko-context.ts';
import { ProductLayout } from '../../features/product-editor/product-layout.tsx';
import { ProductEditor } from '../../features/product-editor/product-editor.tsx';

/** A product that is not there yet. */
export default function NewProductPage() {
  const { username } = useToko();
  const navigate = useNavigateFromHere();
  return (
    <ProductLayout title="Produk baru">
      <ProductEditor
        toko={username}
        product={null}
        onSaved={({ id }) => void navigate(consolePaths.product(username, id), { replace: true })}
      />
    </ProductLayout>
  );
}
