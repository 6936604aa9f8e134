export const smooth = (a, b, x) => {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

export const smin = (a, b, k) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};

/** Reads rows of [y, rx, rz] at a height, smoothly. */
export function sections(rows) {
  return (y, at) => {
    let i = 0;
    while (i < rows.length - 2 && y < rows[i + 1][0]) i += 1;
    const [ya, xa, za] = rows[i];
    const [yb, xb, zb] = rows[i + 1];
    const t = smooth(ya, yb, y);
    at[0] = xa + (xb - xa) * t;
    at[1] = za + (zb - za) * t;
  };
}

export const WALL = 0.014;
