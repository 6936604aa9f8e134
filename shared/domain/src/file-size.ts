const sizes = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/**
 * The size of a file in words: "2,4 MB", or "12 KB" for what is smaller. Indonesian phones count a megabyte as 1024 kilobytes.
 * @param bytes a whole number; less than a kilobyte is "1 KB"
 */
export function formatFileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes >= 1024
    ? `${sizes.format(kilobytes / 1024)} MB`
    : `${Math.max(1, Math.round(kilobytes))} KB`;
}
