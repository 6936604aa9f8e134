const ADVISED_BYTES = 1_000_000;
const advice = 'JPG atau PNG, paling besar 1 MB, sebaiknya persegi (1:1)';

/** Advice on the size of a chosen picture; the server enforces the limit (spec 2 §5). */
export function fileAdvice(file: File | null): string {
  if (!file || file.size <= ADVISED_BYTES) return advice;
  const megabytes = (file.size / 1_000_000).toFixed(1).replace('.', ',');
  return `Ukuran gambar ini ${megabytes} MB dan bisa ditolak. ${advice}`;
}
