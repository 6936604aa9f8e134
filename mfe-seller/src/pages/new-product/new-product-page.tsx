import * as consolePaths from '@lapak/contracts/console-paths';
import { useNavigate } from '@lapak/runtime';
import { useToko } from '../../app/toko-context.ts';
import { EditorFrame } from '../../features/product-editor/editor-frame.tsx';
import { EditorWithDraft } from '../../features/product-editor/editor-with-draft.tsx';

/** A product that is not there yet. */
export default function NewProductPage() {
  const { username } = useToko();
  const navigate = useNavigate();
  return (
    <EditorFrame title="Produk baru">
      <EditorWithDraft
        toko={username}
        product={null}
        onSaved={({ id }) => void navigate(consolePaths.product(username, id), { replace: true })}
      />
    </EditorFrame>
  );
}
