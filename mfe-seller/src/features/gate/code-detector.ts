/** Reads codes out of a picture. */
export interface CodeDetector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const native = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** The browser's own detector of QR codes, else one in WebAssembly (1 MB, once), which this remote's files have. */
export async function openCodeDetector(): Promise<CodeDetector> {
  const own = native();
  if (own && (await own.getSupportedFormats()).includes('qr_code')) return new own({ formats: ['qr_code'] });
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: ['qr_code'] });
}
