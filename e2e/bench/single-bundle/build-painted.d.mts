export function buildPaintedBundle(): Promise<{ outDir: string; script: (chunk: string) => string }>;
