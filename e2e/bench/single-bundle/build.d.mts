export function buildSingleBundle(): Promise<{ outDir: string; script: string; style: string }>;
