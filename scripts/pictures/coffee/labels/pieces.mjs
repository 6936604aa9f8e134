import { darker, lighter } from '../../colour.mjs';
import { random } from '../../random.mjs';

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

/** Mountain ridges one behind the other, filling the box from its top down. */
export function mountains(x, y, w, h, colours, seed) {
  const r = random(seed);
  return colours
    .map((fill, layer) => {
      const base = y + (h * layer) / colours.length;
      const peaks = 3 + layer;
      let d = `M${x} ${y + h} L${x} ${base + r.between(0.1, 0.3) * h}`;
      for (let i = 0; i < peaks; i += 1) {
        const px = x + (w * (i + 0.5)) / peaks + r.between(-0.1, 0.1) * w;
        const vx = x + (w * (i + 1)) / peaks;
        d += ` L${px} ${base - r.between(0, 0.16) * h} L${px + w * 0.03} ${base + 0.035 * h} L${vx} ${base + r.between(0.1, 0.26) * h}`;
      }
      return `<path d="${d} L${x + w} ${y + h} Z" fill="${fill}"/>`;
    })
    .join('');
}

/** A coffee leaf lying along +x, from 0 to length. */
export function leaf(length, fill, vein) {
  const w = length * 0.24;
  const sides = [0.25, 0.42, 0.59, 0.76]
    .map(
      (t) =>
        `M${length * t} 0 Q${length * (t + 0.08)} ${-w * 0.5} ${length * (t + 0.13)} ${-w * (1 - t) * 0.95} M${length * t} 0 Q${length * (t + 0.08)} ${w * 0.5} ${length * (t + 0.13)} ${w * (1 - t) * 0.95}`,
    )
    .join('');
  return `<path d="M0 0 C${length * 0.2} ${-w * 1.3} ${length * 0.7} ${-w * 1.2} ${length} 0 C${length * 0.7} ${w * 1.2} ${length * 0.2} ${w * 1.3} 0 0Z" fill="${fill}"/><path d="M0 0 L${length * 0.97} 0 ${sides}" stroke="${vein}" stroke-width="${length * 0.012}" fill="none" stroke-linecap="round"/>`;
}

/** A branch of coffee with pairs of leaves and clusters of cherries, growing up from the origin. */
export function branch(height, { green = '#5d7b4a', cherry = '#b3372b', stem = '#6b4a2f' }, pairs = 4) {
  const parts = [
    `<path d="M0 0 Q${height * 0.05} ${-height * 0.5} 0 ${-height}" stroke="${stem}" stroke-width="${height * 0.014}" fill="none" stroke-linecap="round"/>`,
  ];
  for (let i = 0; i < pairs; i += 1) {
    const y = -height * (0.12 + (0.78 * i) / pairs);
    const size = height * (0.42 - i * 0.055);
    for (const side of [1, -1]) {
      const angle = side > 0 ? -28 - i * 8 : -152 + i * 8;
      parts.push(
        `<g transform="translate(${height * 0.022} ${y}) rotate(${angle})">${leaf(size, side > 0 ? green : darker(green, 0.14), lighter(green, 0.3))}</g>`,
      );
      for (let c = 0; c < 3; c += 1) {
        const cx = side * height * (0.035 + 0.035 * c) + height * 0.02;
        const cy = y + height * (0.015 + 0.02 * (c % 2));
        parts.push(
          circle(cx, cy, height * 0.026, c % 2 ? darker(cherry, 0.15) : cherry),
          circle(cx - height * 0.008, cy - height * 0.009, height * 0.007, lighter(cherry, 0.6)),
        );
      }
    }
  }
  parts.push(
    `<g transform="translate(0 ${-height}) rotate(-62)">${leaf(height * 0.22, green, lighter(green, 0.3))}</g><g transform="translate(0 ${-height}) rotate(-118)">${leaf(height * 0.22, darker(green, 0.1), lighter(green, 0.3))}</g>`,
  );
  return parts.join('');
}

/** A roasted bean, seen from above, its long side along x. */
export function bean(x, y, size, angle, fill) {
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><ellipse rx="${size}" ry="${size * 0.68}" fill="${fill}"/><path d="M${-size * 0.95} ${size * 0.04} C${-size * 0.4} ${-size * 0.28} ${size * 0.3} ${size * 0.34} ${size * 0.95} ${-size * 0.06}" stroke="${darker(fill, 0.45)}" stroke-width="${size * 0.13}" fill="none" stroke-linecap="round"/><ellipse cx="${-size * 0.25}" cy="${-size * 0.38}" rx="${size * 0.35}" ry="${size * 0.1}" fill="${lighter(fill, 0.35)}" opacity=".55"/></g>`;
}

/** Rows of the four-petalled kawung, for bands. */
export function kawungBand(x, y, w, h, size, colour, background) {
  const id = `k${Math.round(x + y * 7 + w * 13 + size)}${colour.slice(1)}`;
  const petal = (a) =>
    `<ellipse transform="rotate(${a} ${size / 2} ${size / 2})" cx="${size / 2}" cy="${size * 0.2}" rx="${size * 0.15}" ry="${size * 0.25}"/>`;
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" x="${x}" y="${y}"><rect width="${size}" height="${size}" fill="${background}"/><g fill="${colour}">${[45, 135, 225, 315].map(petal).join('')}<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.05}"/><circle r="${size * 0.06}"/><circle cx="${size}" r="${size * 0.06}"/><circle cy="${size}" r="${size * 0.06}"/><circle cx="${size}" cy="${size}" r="${size * 0.06}"/></g></pattern>${rect(x, y, w, h, `url(#${id})`)}`;
}

/** Roast degree as five dots. */
export const roastDots = (x, y, level, colour, gap = 34, r = 9) =>
  [0, 1, 2, 3, 4]
    .map((i) =>
      circle(x + (i - 2) * gap, y, r, i < level ? colour : 'none', `stroke="${colour}" stroke-width="2.5"`),
    )
    .join('');

/** The round valve that lets gas out of a bag. */
export const valve = (x, y, colour) =>
  circle(x, y, 26, darker(colour, 0.18)) +
  circle(x, y, 22, lighter(colour, 0.08)) +
  [0, 72, 144, 216, 288]
    .map((a) =>
      circle(
        x + 11 * Math.cos((a * Math.PI) / 180),
        y + 11 * Math.sin((a * Math.PI) / 180),
        2.6,
        darker(colour, 0.5),
      ),
    )
    .join('');
