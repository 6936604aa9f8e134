import { useEffect } from 'react';
import { Joyride, STATUS, type EventData, type Step } from 'react-joyride';
import type { TourProps } from './product-tour.tsx';
import { TourTooltip } from './tour-tooltip.tsx';

/** Four steps for elements that every product page has in its first view (spec 1 §9). */
const steps: Step[] = [
  {
    target: '[data-tour="price"]',
    placement: 'top',
    title: 'Harga dan info produk',
    content: 'Harga, ulasan, berat dan stok ada di sini. Ketuk foto untuk langsung memesan.',
  },
  {
    target: '[data-tour="header-cart"]',
    placement: 'bottom',
    isFixed: true,
    title: 'Keranjang belanja',
    content: 'Produk yang kamu simpan menunggu di sini sampai kamu siap membayar.',
  },
  {
    target: '[data-tour="chat"]',
    placement: 'top',
    isFixed: true,
    title: 'Tanya penjual',
    content: 'Ada yang belum jelas? Chat penjual lewat tombol ini.',
  },
  {
    target: '[data-tour="order"]',
    placement: 'top',
    isFixed: true,
    title: 'Siap memesan',
    content: 'Pilih jumlahnya, lalu selesaikan pesanan kamu.',
  },
];

const ended: readonly string[] = [STATUS.FINISHED, STATUS.SKIPPED];

/** The tour itself. The page stays usable: no overlay, and controls beside the tour work. */
export function TourSteps({ run, onEnd }: TourProps) {
  const handle = ({ status }: EventData) => {
    if (ended.includes(status)) onEnd();
  };
  // The library's own Escape leaves a step, not the tour.
  useEffect(() => {
    if (!run) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEnd();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [run, onEnd]);

  return (
    <Joyride
      run={run}
      steps={steps}
      continuous
      onEvent={handle}
      tooltipComponent={TourTooltip}
      options={{
        hideOverlay: true,
        disableFocusTrap: true,
        dismissKeyAction: false,
        skipBeacon: true,
        skipScroll: true,
        arrowColor: 'var(--color-inverse)',
        zIndex: 40,
      }}
    />
  );
}
