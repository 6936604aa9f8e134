import { metal, wood } from '../../render/materials.mjs';
import { part, place } from '../../render/scene.mjs';
import { tube, union } from '../../render/shapes.mjs';
import { cloth } from '../cloth.mjs';

export function fan(map, { size = 0.4, seed = 0, stick = '#c9a06b' } = {}) {
  const R = 1.5;
  const spread = 1.12;
  const leafShape = (x, y, z) => {
    const r = Math.sqrt(x * x + y * y);
    const a = Math.atan2(x, y);
    const fold = 0.05 * Math.abs(((((a * 11) % 2) + 2) % 2) - 1) - 0.025;
    return Math.max(Math.abs(z - fold) - 0.012, r - R, 0.6 - r, (Math.abs(a) - spread) * 0.8) * 0.6;
  };
  const uv = (x, y) => [Math.atan2(x, y) * 1.05, -Math.sqrt(x * x + y * y)];
  const sticks = Array.from({ length: 13 }, (_, i) => {
    const a = -spread + 0.03 + (i * (spread * 2 - 0.06)) / 12;
    const end = i === 0 || i === 12 ? R : 0.75;
    return tube([
      [0, 0, -0.01, 0.03],
      [Math.sin(a) * end, Math.cos(a) * end, -0.01, 0.026],
    ]);
  });
  return place(
    [
      part(leafShape, [0, 0.8, 0, 1.6], cloth(map, { size, uv, seed })),
      part(union(...sticks), [0, 0.6, 0, 1.7], wood(stick)),
      part((x, y, z) => Math.sqrt(x * x + y * y + z * z) - 0.055, [0, 0, 0, 0.06], metal('#d6b26a', 0.2)),
    ],
    { at: [0, 0.12, 0], tilt: -12 },
  );
}
