import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TourTooltip, type TourStep } from './tour-tooltip.tsx';

export interface TourProps {
  run: boolean;
  onEnd: () => void;
}

/** Four steps for elements that every product page has in its first view (spec 1 §9). */
const steps: readonly TourStep[] = [
  {
    target: '[data-tour="price"]',
    placement: 'top',
    title: 'Harga dan info produk',
    content: 'Harga, ulasan, berat dan stok ada di sini. Ketuk foto untuk langsung memesan.',
  },
  {
    target: '[data-tour="header-cart"]',
    placement: 'bottom',
    title: 'Keranjang belanja',
    content: 'Produk yang kamu simpan menunggu di sini sampai kamu siap membayar.',
  },
  {
    target: '[data-tour="chat"]',
    placement: 'top',
    title: 'Tanya penjual',
    content: 'Ada yang belum jelas? Chat penjual lewat tombol ini.',
  },
  {
    target: '[data-tour="order"]',
    placement: 'top',
    title: 'Siap memesan',
    content: 'Pilih jumlahnya, lalu selesaikan pesanan kamu.',
  },
];

/** The tour itself. The page stays usable: no overlay, and controls beside the tour work. */
export function TourSteps({ run, onEnd }: TourProps): ReactNode {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (!run) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEnd();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [run, onEnd]);

  const step = steps[at];
  if (!run || !step) return null;
  const isLast = at === steps.length - 1;
  return createPortal(
    <TourTooltip
      step={step}
      progress={`${at + 1} dari ${steps.length}`}
      isLast={isLast}
      onNext={isLast ? onEnd : () => setAt(at + 1)}
      onSkip={onEnd}
    />,
    document.body,
  );
}
