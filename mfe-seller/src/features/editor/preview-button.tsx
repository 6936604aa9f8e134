import { Button } from '@lapak/ui/button';
import { lazyPart } from '@lapak/ui/lazy-part';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { PreviewDialogProps } from './preview-dialog.tsx';
import { refusalText } from '../../lib/refusal.ts';

const PreviewDialog = lazyPart<PreviewDialogProps>(() =>
  import('./preview-dialog.tsx').then((module) => ({ default: module.PreviewDialog })),
);

/** Asks for the address of the page that a form would make. */
export type Preview<Form> = (
  form: Form,
) => Promise<{ data?: { data: { address: string } }; error?: unknown }>;

interface PreviewButtonProps<Values> {
  what: string;
  preview: (values: Values) => ReturnType<Preview<never>>;
}

/** Shows what is typed as its page in the shop. Errors of the form stand beside its fields, as by a save. */
export function PreviewButton<Values extends object>({ what, preview }: PreviewButtonProps<Values>) {
  const form = useForm<Values>();
  const { hasValidationErrors: isWrong } = useFormState({ subscription: { hasValidationErrors: true } });
  const [isAsking, setIsAsking] = useState(false);
  const [address, setAddress] = useState('');
  const [isOpen, setIsOpen] = useState(false);

  async function show() {
    setIsAsking(true);
    const { data, error } = await preview(form.getState().values);
    setIsAsking(false);
    if (data) {
      setAddress(data.data.address);
      setIsOpen(true);
    } else toast.error(refusalText(error));
  }
  return (
    <>
      <Button
        variant="secondary"
        // A submission of what is wrong saves nothing, and leads to it.
        type={isWrong ? 'submit' : 'button'}
        loading={isAsking}
        loadingLabel="Menyiapkan pratinjau"
        onClick={() => {
          if (!isWrong) void show();
        }}
      >
        Pratinjau
      </Button>
      <PreviewDialog what={what} address={address} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
