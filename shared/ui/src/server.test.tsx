/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { Accordion } from './accordion.tsx';
import { BackBar } from './back-bar.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { Collapsible } from './collapsible.tsx';
import { Combobox } from './combobox.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { FileField } from './file-field.tsx';
import { Modal } from './modal.tsx';
import { NumberField, RupiahField } from './number-field.tsx';
import { Picture } from './picture.tsx';
import { PriceTag } from './price-tag.tsx';
import { ProgressLine } from './progress-line.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { RadioCards } from './radio-cards.tsx';
import { RatingStars } from './rating-stars.tsx';
import { SafeHtml } from './safe-html.tsx';
import { ScrollTopButton } from './scroll-top-button.tsx';
import { Select } from './select.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';
import { Toaster } from './toaster.tsx';

const nothing = () => undefined;

/** Components of public pages: the CSP forbids style attributes in their HTML. */
const everywhere = (
  <>
    <BackBar title="Toko" onBack={nothing} />
    <CopyButton text="1" />
    <EmptyState title="Kosong" />
    <ErrorCard retrying={false} onRetry={nothing} />
    <NumberField label="No" value="1" onValueChange={nothing} />
    <RupiahField label="Rp" value={1000} onValueChange={nothing} />
    <TextField label="Cari" />
    <Picture src="/files/a" alt="Kopi" width={10} height={10} priority />
    <Picture src={null} alt="" width={10} height={10} />
    <PriceTag price={1} original={2} percentOff={50} />
    <ProgressLine label="Memuat" value={0.5} />
    <QuantityStepper label="Jumlah" item="Kopi" value={1} onValueChange={nothing} />
    <RadioCards
      legend="Kurir"
      name="k"
      options={[{ value: 'a', title: 'A', logo: { name: 'A', src: null } }]}
      value="a"
      onValueChange={nothing}
    />
    <RatingStars value={4.5} />
    <SafeHtml html="<p>Dari server</p>" />
    <ScrollTopButton />
    <Skeleton shape="square" />
    <Spinner />
    <StickyBar>x</StickyBar>
    <Tabs
      label="Acara"
      keepMounted
      items={[
        { id: 'a', label: 'A', content: 'Isi' },
        { id: 'b', label: 'B', content: 'Isi di belakang' },
      ]}
    />
    <Toaster />
    <Modal open={false} onOpenChange={nothing} title="x" />
    <BottomSheet open={false} onOpenChange={nothing} title="x" />
    <ConfirmDialog open={false} onOpenChange={nothing} title="x" onConfirm={nothing} />
  </>
);

const elsewhere = (
  <>
    <Accordion items={[{ id: 'a', title: 'A', content: 'Isi' }]} />
    <Collapsible title="Rincian" defaultOpen>
      Isi
    </Collapsible>
    <Select label="Bank" value="" onValueChange={nothing} options={[]} />
    <Combobox label="Kecamatan" value={null} onValueChange={nothing} options={[]} onSearch={nothing} />
    <FileField pickLabel="Upload" file={null} onFileChange={nothing} />
  </>
);

test('there is no window or document', () => {
  expect(typeof window).toBe('undefined');
});

test('everything renders on a server', () => {
  expect(renderToString(everywhere)).toContain('Dari server');
  expect(renderToString(everywhere)).toContain('Isi di belakang');
  expect(renderToString(elsewhere)).toContain('Rincian');
});

test('public pages have no style attribute and no style element', () => {
  expect(renderToString(everywhere)).not.toMatch(/ style=|<style/);
});

test('every style is in its layer', async () => {
  const { readFileSync } = await import('node:fs');
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.module.css'),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const css = readFileSync(`${__dirname}/${name}`, 'utf8').trim();
    expect([name, /^(?:@import '[^']+' layer\(ui\);\n+)*@layer ui \{[\s\S]*\n\}$/.test(css)]).toEqual([
      name,
      true,
    ]);
  }
});
