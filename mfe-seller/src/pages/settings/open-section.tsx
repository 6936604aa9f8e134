import { Button } from '@lapak/ui/button';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { Section } from '@lapak/ui/section';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useChangeSettingsMutation } from '../../api/settings-api.ts';
import formStyles from '../../components/form.module.css';
import { refusalText } from '../../lib/refusal.ts';

/** Opens and closes the store. */
export function OpenSection({ toko, isOpen }: { toko: string; isOpen: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const [send, { isLoading }] = useChangeSettingsMutation();
  async function set(to: boolean) {
    const { error } = await send({ toko, changes: { is_active: { from: isOpen, to } } });
    setAsked(false);
    if (error) toast.error(refusalText(error));
    else toast.success(to ? 'Toko sekarang buka' : 'Toko sekarang tutup');
  }
  return (
    <Section title={isOpen ? 'Toko sedang buka' : 'Toko sedang tutup'}>
      <div className={formStyles.form}>
        <p className={formStyles.text}>
          {isOpen
            ? 'Kalau toko ditutup, pembeli membaca "Toko Sedang Tutup" dan tidak bisa memesan. Pesanan yang sudah ada tetap berjalan.'
            : 'Pembeli membaca "Toko Sedang Tutup" dan tidak bisa memesan, sampai kamu membukanya lagi.'}
        </p>
        <Button
          variant={isOpen ? 'secondary' : 'primary'}
          loading={isLoading}
          onClick={() => (isOpen ? setAsked(true) : void set(true))}
        >
          {isOpen ? 'Tutup toko' : 'Buka toko'}
        </Button>
      </div>
      <LazyConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Tutup toko?"
        description="Pembeli langsung tidak bisa memesan. Kamu bisa membukanya lagi kapan saja."
        confirmLabel="Tutup toko"
        loading={isLoading}
        onConfirm={() => void set(false)}
      />
    </Section>
  );
}
