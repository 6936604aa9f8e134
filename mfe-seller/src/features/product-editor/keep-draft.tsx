import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { productDrafts } from './product-draft.ts';
import type { ProductValues } from './product-values.ts';

interface KeepDraftProps {
  toko: string;
  base: SellerProduct | null;
  /** The form began with what was typed before. */
  isTyped: boolean;
}

/** Keeps on this device what is typed and not saved, and lets the browser warn before the page is left. */
export function KeepDraft({ toko, base, isTyped }: KeepDraftProps) {
  const { values, dirty: isDirty } = useFormState<ProductValues>({
    subscription: { values: true, dirty: true },
  });
  const dirty = isDirty || isTyped;
  useEffect(() => {
    if (!dirty) return;
    const draft = { at: Date.now(), base, values: { ...values, sending: 0 } };
    void productDrafts.write(toko, base?.id ?? null, draft);
  }, [base, dirty, toko, values]);
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  return null;
}
