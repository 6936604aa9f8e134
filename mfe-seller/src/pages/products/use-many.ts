import { formatThousands } from '@lapak/domain/rupiah';
import type { ManyProductsBody, ManyProductsPreviewAnswer } from '@lapak/contracts/api/seller-product';
import { isApiError } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useChangeManyMutation, usePreviewManyMutation } from '../../api/product-api.ts';
import { refusalText } from '../../lib/refusal.ts';

type Preview = ManyProductsPreviewAnswer['data'];

interface Shown {
  body: ManyProductsBody;
  preview: Preview;
  /** The change that was previewed is made once, however often it is sent. */
  idempotencyKey: string;
  /** The products are not any more as the preview before had them. */
  isAnother: boolean;
}

/** One change of many products: previewed first, then made. */
export function useMany(toko: string, onDone: () => void) {
  const [askPreview] = usePreviewManyMutation();
  const [make, { isLoading: isMaking }] = useChangeManyMutation();
  const [shown, setShown] = useState<Shown | null>(null);
  /** The last preview that was asked for: one that was left has nothing more to show. */
  const last = useRef('');

  async function preview(body: ManyProductsBody) {
    const idempotencyKey = uuid();
    last.current = idempotencyKey;
    const { data, error } = await askPreview({ toko, body });
    if (last.current !== idempotencyKey) return;
    if (data) setShown({ body, preview: data.data, idempotencyKey, isAnother: false });
    else toast.error(refusalText(error));
  }

  async function change() {
    if (!shown) return;
    const { body, preview: seen, idempotencyKey } = shown;
    const { data, error } = await make({ toko, idempotencyKey, body: { ...body, digest: seen.digest } });
    if (data) {
      const { changed, refused } = data.data;
      toast.success(
        `${formatThousands(changed)} produk diubah${refused > 0 ? `, ${formatThousands(refused)} tidak` : ''}`,
      );
      setShown(null);
      onDone();
    } else if (isApiError(error) && error.status === 412 && last.current === idempotencyKey)
      setShown({ body, preview: error.data as Preview, idempotencyKey, isAnother: true }); // the contract's answer
    else toast.error(refusalText(error));
  }

  function back() {
    last.current = '';
    setShown(null);
  }
  return { shown, preview, change, isMaking, back };
}
