import sharp from 'sharp';
import { linear, toLinear } from '../colour.mjs';
import { hash, random } from '../random.mjs';
import { fractal, noise } from '../render/noise.mjs';
import { texture } from '../render/texture.mjs';
import { motifs, TILE } from './motifs/motifs.mjs';
import { dyes } from './motifs/palettes.mjs';

const cache = new Map();

/** A motif in a dye as a repeating tile; `jagad` and `tambal` are patchworks of the others. */
export function tile(motif, dye) {
  const key = `${motif} ${dye}`;
  if (!cache.has(key))
    cache.set(
      key,
      motif === 'jagad' || motif === 'tambal' ? patchwork(motif, dye) : plainTile(motif, dyes[dye]),
    );
  return cache.get(key);
}

const plainTile = (motif, colours, scale = 1) => texture(motifs[motif](colours), TILE, TILE, scale);

const turned = ({ ground, main, second, line }) => [
  { ground, main, second, line },
  { ground: second, main: line, second: main, line: ground },
  { ground: main, main: ground, second, line },
  { ground: line, main: second, second: main, line: ground },
];

/** Patches of other motifs: islands with soft borders (jagad) or triangles (tambal), wrapping round the tile. */
async function patchwork(kind, dye) {
  const size = 700;
  const colourings = turned(dyes[dye]);
  const names = ['kawung', 'truntum', 'parang', 'ceplok', 'lereng', 'buketan'];
  const sources = await Promise.all(names.map((name, i) => plainTile(name, colourings[i % 4], 0.55)));
  const r = random(hash(kind + dye));
  const seeds = Array.from({ length: 13 }, () => [
    r.next() * size,
    r.next() * size,
    r.whole(0, names.length - 1),
  ]);
  const edge = linear(dyes[dye].main).map((c) => Math.round(255 * c ** (1 / 2.2)));
  const data = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let which = 0;
      let border;
      if (kind === 'tambal') {
        const c = size / 5;
        const [i, j] = [Math.floor(x / c), Math.floor(y / c)];
        const [u, v] = [(x % c) / c, (y % c) / c];
        which = (i * 7 + j * 3 + (u + v > 1 ? 5 : 0)) % names.length;
        border = Math.min(u, v, 1 - u, 1 - v, Math.abs(u + v - 1)) * c < 5;
      } else {
        let best = 1e9;
        let next = 1e9;
        const wx = x + 26 * Math.sin((y / size) * Math.PI * 4);
        const wy = y + 26 * Math.sin((x / size) * Math.PI * 4);
        for (const [sx, sy, name] of seeds) {
          const dx = Math.abs(wx - sx) % size;
          const dy = Math.abs(wy - sy) % size;
          const d = Math.sqrt(Math.min(dx, size - dx) ** 2 + Math.min(dy, size - dy) ** 2);
          if (d < best) [next, best, which] = [best, d, name];
          else if (d < next) next = d;
        }
        border = next - best < 11 && !(next - best > 3.5 && next - best < 7.5);
      }
      const at = (y * size + x) * 4;
      const source = sources[which];
      const from = ((y % source.height) * source.width + (x % source.width)) * 4;
      for (let k = 0; k < 3; k += 1) data[at + k] = border ? edge[k] : source.data[from + k];
      data[at + 3] = 255;
    }
  }
  return { data, width: size, height: size };
}

/** Reads a repeating tile in tile units, u right and v down, as linear light. */
export function sampleTile(map, u, v, out) {
  const x = (u - Math.floor(u)) * map.width;
  const y = (v - Math.floor(v)) * map.height;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const [fx, fy] = [x - i, y - j];
  const i2 = (i + 1) % map.width;
  const j2 = (j + 1) % map.height;
  const { data, width } = map;
  for (let k = 0; k < 3; k += 1) {
    const a = toLinear[data[(j * width + (i % width)) * 4 + k]];
    const b = toLinear[data[(j * width + i2) * 4 + k]];
    const c = toLinear[data[(j2 * width + (i % width)) * 4 + k]];
    const d = toLinear[data[(j2 * width + i2) * 4 + k]];
    out[k] = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
  }
  return out;
}

/**
 * A cloth material.
 * @param map tile
 * @param uv maps a point (and normal) to tile units; by default flat on, as cut from one piece
 */
export function cloth(map, { size = 0.6, angle = 0, uv, silk = false, folds, seed = 0, lining } = {}) {
  const c = Math.cos((angle * Math.PI) / 180);
  const s = Math.sin((angle * Math.PI) / 180);
  const inside = lining ? linear(lining) : null;
  const at = [0, 0];
  const project =
    uv ??
    ((x, y) => {
      at[0] = x;
      at[1] = -y;
      return at;
    });
  return {
    rough: silk ? 0.42 : 0.85,
    gloss: silk ? 0.06 : 0.02,
    wrap: 0.22,
    bump: folds,
    paint: (x, y, z, nx, ny, nz, out) => {
      if (inside && x * nx + z * nz < -0.02) {
        out[0] = inside[0];
        out[1] = inside[1];
        out[2] = inside[2];
        return;
      }
      const [u, v] = project(x, y, z, nx, ny, nz);
      const du = (noise(x * 3 + seed, y * 3, z * 2) - 0.5) * 0.04;
      const [a, b] = [(u + du) / size, (v + du) / size];
      sampleTile(map, a * c - b * s + seed * 0.37, a * s + b * c + seed * 0.61, out);
      const weave = 0.95 + 0.1 * noise(x * 160, y * 160, z * 160);
      for (let k = 0; k < 3; k += 1) out[k] *= weave;
    },
  };
}

/** Soft wrinkles of worn cloth. */
export const wrinkles =
  (seed = 0, depth = 0.05) =>
  (x, y, z) =>
    depth * fractal(x * 1.6 + seed, y * 1.1, z * 1.3) +
    depth * 0.3 * Math.sin((x * 2 + y * 1.3 + fractal(x + seed, y, z) * 3) * 3);

/** A tile as a flat PNG picture, for prints. */
export async function tilePng(map) {
  return sharp(map.data, { raw: { width: map.width, height: map.height, channels: 4 } })
    .png()
    .toBuffer();
}
