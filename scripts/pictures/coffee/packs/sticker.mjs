import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { wrapped } from '../vessels.mjs';

/** A paper label that hugs a round body over part of its turn. */
export function sticker(map, r, [low, high], arc) {
  const shell = lathe([
    [r + 0.001, low],
    [r + 0.009, low],
    [r + 0.009, high],
    [r + 0.001, high],
  ]);
  const within = (x, y, z) => {
    const angle = Math.abs(Math.atan2(x, z)) - arc * Math.PI;
    return Math.max(shell(x, y, z), angle * r * 0.9);
  };
  return part(within, [0, (low + high) / 2, 0, Math.hypot(r, (high - low) / 2) + 0.05], {
    paint: wrapped(map, '#ffffff', [low, high], arc),
    rough: 0.7,
    gloss: 0.04,
  });
}
