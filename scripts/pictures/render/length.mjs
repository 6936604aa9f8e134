/** Lengths by plain square roots: Math.hypot guards against overflow and costs several times as much. */
export const length2 = (x, y) => Math.sqrt(x * x + y * y);
export const length3 = (x, y, z) => Math.sqrt(x * x + y * y + z * z);
