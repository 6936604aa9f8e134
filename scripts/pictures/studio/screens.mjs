import { darker, lighter, mix } from '../colour.mjs';
import { circle, leaf, mountains, rect } from '../coffee/labels/pieces.mjs';
import { random } from '../random.mjs';
import { text, wrap } from '../type/text.mjs';
import { texture } from '../render/texture.mjs';

/** What is on screens, covers and prints; each gives a texture. */

const scenery = (x, y, w, h, sky, sun, seed) =>
  rect(x, y, w, h, sky) +
  circle(x + w * 0.68, y + h * 0.36, h * 0.15, sun) +
  mountains(
    x,
    y + h * 0.5,
    w,
    h * 0.5,
    [0.2, 0.45, 0.7, 0.9].map((t) => mix(sky, '#1d2f3f', t)),
    seed,
  );

export const timeline = () => {
  const r = random('timeline');
  const tracks = [0, 1, 2, 3]
    .map((row) => {
      let x = 20;
      let out = '';
      while (x < 760) {
        const w = r.between(50, 170);
        out += rect(
          x,
          350 + row * 38,
          Math.min(w, 780 - x),
          30,
          ['#4f86c6', '#c6794f', '#5fae86', '#8d6fb8'][row],
          'rx="4"',
        );
        x += w + 6;
      }
      return out;
    })
    .join('');
  return texture(
    rect(0, 0, 800, 520, '#1c1f26') +
      rect(0, 0, 800, 30, '#11131a') +
      `<svg x="150" y="45" width="500" height="280">${scenery(0, 0, 500, 280, '#f0b37a', '#fbe3b0', 'video')}</svg>` +
      `<path d="M380 165 L430 190 L380 215Z" fill="#fff" opacity=".85"/>` +
      tracks +
      rect(360, 338, 3, 170, '#ff5a4f'),
    800,
    520,
    1.4,
  );
};

export const drawingApp = (kind = 'bird') =>
  texture(
    rect(0, 0, 800, 560, '#f7f2e8') +
      rect(0, 0, 60, 560, '#2a2c33') +
      ['#e8503a', '#f2b134', '#5fae86', '#3f6fae', '#8d6fb8', '#1c1f26']
        .map((c, i) => circle(30, 60 + i * 52, 17, c))
        .join('') +
      (kind === 'bird'
        ? `<g transform="translate(430 300)"><path d="M-150 70 C-120 -60 20 -150 120 -80 C150 -60 150 -30 110 -20 C120 60 20 120 -60 100 L-170 150Z" fill="#3f6fae"/><path d="M-60 20 C-20 -40 60 -40 80 10 C40 60 -20 70 -60 20Z" fill="#7ea0d0"/><path d="M112 -74 L170 -58 L116 -44Z" fill="#f2b134"/><circle cx="92" cy="-66" r="9" fill="#fff"/><circle cx="94" cy="-66" r="5" fill="#111"/></g><g transform="translate(250 470) rotate(-25)">${leaf(190, '#5fae86', '#cfe8d6')}</g><g transform="translate(560 480) rotate(-70)">${leaf(160, '#5fae86', '#cfe8d6')}</g>`
        : `<g transform="translate(430 290)"><circle r="150" fill="#f6d9b8"/><path d="M-150 -10 C-150 -190 150 -190 150 -10 C110 -80 -60 -110 -150 -10Z" fill="#2a1c16"/><circle cx="-52" cy="10" r="12" fill="#2a1c16"/><circle cx="52" cy="10" r="12" fill="#2a1c16"/><path d="M-40 66 Q0 104 40 66" stroke="#b5472f" stroke-width="10" fill="none" stroke-linecap="round"/><circle cx="-86" cy="50" r="22" fill="#eb9d86" opacity=".7"/><circle cx="86" cy="50" r="22" fill="#eb9d86" opacity=".7"/><path d="M-150 150 Q0 70 150 150 L190 270 H-190Z" fill="#3f6fae"/></g>`),
    800,
    560,
    1.4,
  );

export const gallery = (seed, colours) => {
  const r = random(seed);
  const cells = Array.from(
    { length: 12 },
    (_, i) =>
      `<svg x="${20 + (i % 3) * 130}" y="${90 + Math.floor(i / 3) * 180}" width="120" height="170">${scenery(0, 0, 120, 170, r.pick(colours), lighter(r.pick(colours), 0.5), `${seed}${i}`)}</svg>`,
  ).join('');
  return texture(
    rect(0, 0, 420, 840, '#fbfaf7') +
      text('Galeri', 24, 66, { font: 'sans-bold', size: 40, fill: '#1c1f26' }) +
      cells,
    420,
    840,
    1.3,
  );
};

/** A cover of a book: title in large type, a picture below. */
export const cover = ({ title, author, ground, ink, accent, art }) =>
  texture(
    rect(0, 0, 660, 950, ground) +
      art +
      wrap(title, 560, { font: 'serif-black', size: 88 })
        .map((line, i) =>
          text(line, 50, 140 + i * 94, { font: 'serif-black', size: 88, fill: ink, fit: 570 }),
        )
        .join('') +
      rect(50, 850, 90, 6, accent) +
      text(author, 50, 900, { font: 'sans', size: 32, fill: ink }),
    660,
    950,
    1.2,
  );

export const arts = {
  wash: (a, b, c) =>
    [
      [330, 640, 210, a],
      [230, 560, 150, b],
      [450, 540, 140, c],
      [350, 480, 100, a],
    ]
      .map(
        ([x, y, r, fill]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".62"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${darker(fill, 0.2)}" stroke-width="5" opacity=".35"/>`,
      )
      .join(''),
  lens: (a, b) =>
    circle(330, 600, 220, darker(a, 0.5)) +
    circle(330, 600, 180, a) +
    circle(330, 600, 128, darker(a, 0.65)) +
    circle(330, 600, 92, b) +
    circle(290, 560, 26, '#ffffff', 'opacity=".7"'),
  wheel: () =>
    [
      '#d8412f',
      '#e8842f',
      '#f2c230',
      '#9cbf3f',
      '#3f9b5f',
      '#2f9b9b',
      '#2f6fb8',
      '#4a4aa8',
      '#8a3fa0',
      '#c23f86',
    ]
      .map(
        (c, i) =>
          `<path transform="translate(330 600) rotate(${i * 36})" d="M0 0 L-74 -226 A238 238 0 0 1 74 -226Z" fill="${c}"/>`,
      )
      .join('') + circle(330, 600, 78, '#ffffff'),
  hills: (sky, sun, seed) =>
    `<svg x="0" y="420" width="660" height="400">${scenery(0, 0, 660, 400, sky, sun, seed)}</svg>`,
  type: (ink) => text('Aa', 330, 720, { font: 'serif-black', size: 380, anchor: 'middle', fill: ink }),
  leaves: (green) =>
    [-150, -120, -90, -60, -30]
      .map(
        (a, i) =>
          `<g transform="translate(330 780) rotate(${a})">${leaf(330 - Math.abs(2 - i) * 30, i % 2 ? green : darker(green, 0.15), lighter(green, 0.4))}</g>`,
      )
      .join(''),
  notes: (ink) =>
    [
      [180, 560],
      [330, 500],
      [480, 600],
    ]
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y + 150}" rx="46" ry="34" transform="rotate(-20 ${x} ${y + 150})" fill="${ink}"/><path d="M${x + 40} ${y + 140} V${y - 30} Q${x + 110} ${y} ${x + 96} ${y + 76}" stroke="${ink}" stroke-width="12" fill="none"/>`,
      )
      .join(''),
  grid: (a, b, c) =>
    Array.from({ length: 24 }, (_, i) =>
      rect(50 + (i % 4) * 142, 430 + Math.floor(i / 4) * 64, 132, 54, [a, b, c][(i * 7) % 3], 'rx="8"'),
    ).join(''),
};

/** An identity board: mark, colours, type. */
export const identity = () =>
  texture(
    rect(0, 0, 700, 950, '#f5f1e8') +
      circle(350, 300, 170, '#2f5a3f') +
      `<g transform="translate(350 380)">${[-130, -90, -50].map((a) => `<g transform="rotate(${a})">${leaf(170, '#e9d3a6', '#2f5a3f')}</g>`).join('')}</g>` +
      text('RIMBUN', 350, 580, { font: 'serif-black', size: 92, anchor: 'middle', fill: '#2f5a3f' }) +
      ['#2f5a3f', '#a9c276', '#e9d3a6', '#c8795a']
        .map((c, i) => rect(90 + i * 135, 680, 115, 150, c, 'rx="10"'))
        .join('') +
      text('Panduan merek', 350, 895, { font: 'sans', size: 30, anchor: 'middle', fill: '#2f5a3f' }),
    700,
    950,
  );

export const invitation = (ground, ink, accent) =>
  texture(
    rect(0, 0, 700, 950, ground) +
      rect(40, 40, 620, 870, 'none', `stroke="${accent}" stroke-width="5"`) +
      [
        [90, 90, 20],
        [610, 90, 110],
        [90, 860, -70],
        [610, 860, 200],
      ]
        .map(
          ([x, y, a]) =>
            `<g transform="translate(${x} ${y}) rotate(${a})">${leaf(170, accent, ground)}</g><g transform="translate(${x} ${y}) rotate(${a + 40})">${leaf(130, accent, ground)}</g>`,
        )
        .join('') +
      text('Sekar & Bagas', 350, 470, { font: 'script', size: 84, anchor: 'middle', fill: ink, fit: 520 }) +
      text('MENGUNDANG ANDA', 350, 330, {
        font: 'sans',
        size: 28,
        spacing: 8,
        anchor: 'middle',
        fill: accent,
      }) +
      text('12 Desember, Yogyakarta', 350, 570, {
        font: 'serif-italic',
        size: 38,
        anchor: 'middle',
        fill: ink,
      }),
    700,
    950,
  );

export const portrait = () =>
  texture(
    rect(0, 0, 700, 950, '#d9b56a') +
      `<g transform="translate(350 480) scale(1.5)"><path d="M-150 170 Q0 60 150 170 L190 330 H-190Z" fill="#8f1f22"/><rect x="-40" y="60" width="80" height="90" fill="#c98a5e"/><ellipse rx="112" ry="138" fill="#dba070"/><path d="M-118 10 C-140 -190 140 -190 118 10 C90 -70 20 -100 -50 -80 C-80 -70 -100 -40 -118 10Z" fill="#1d120c"/><circle cx="-42" cy="8" r="8" fill="#1d120c"/><circle cx="42" cy="8" r="8" fill="#1d120c"/><path d="M-30 62 Q0 84 30 62" stroke="#8f1f22" stroke-width="8" fill="none" stroke-linecap="round"/></g>`,
    700,
    950,
  );

export const calendar = () =>
  texture(
    `<svg width="700" height="480">${scenery(0, 0, 700, 480, '#f3c7a0', '#fbe9c4', 'calendar')}</svg>` +
      rect(0, 480, 700, 470, '#fbf7ee') +
      text('JANUARI', 350, 570, { font: 'narrow', size: 84, anchor: 'middle', fill: '#2a3a4a' }) +
      Array.from({ length: 31 }, (_, i) =>
        text(String(i + 1), 85 + ((i + 4) % 7) * 88, 640 + Math.floor((i + 4) / 7) * 62, {
          font: 'sans',
          size: 30,
          anchor: 'middle',
          fill: (i + 4) % 7 === 0 ? '#d8412f' : '#2a3a4a',
        }),
      ).join(''),
    700,
    950,
  );

export const planner = () =>
  texture(
    rect(0, 0, 800, 520, '#fbfaf7') +
      rect(0, 0, 170, 520, '#eef0ee') +
      ['Beranda', 'Pesanan', 'Keuangan', 'Stok', 'Jadwal']
        .map((t, i) => text(t, 28, 70 + i * 52, { font: 'sans', size: 22, fill: '#3a4048' }))
        .join('') +
      text('Rencana Pekan', 200, 70, { font: 'sans-bold', size: 38, fill: '#1c1f26' }) +
      [0, 1, 2]
        .map(
          (c) =>
            rect(200 + c * 195, 100, 180, 380, ['#fdeee4', '#e6f1ec', '#e8ecf7'][c], 'rx="10"') +
            [0, 1, 2, 3]
              .map(
                (i) =>
                  rect(214 + c * 195, 120 + i * 86, 152, 70, '#ffffff', 'rx="8"') +
                  rect(226 + c * 195, 136 + i * 86, 90, 10, ['#e8842f', '#3f9b5f', '#4a6fc8'][c], 'rx="5"') +
                  rect(226 + c * 195, 158 + i * 86, 120, 8, '#d5d8dc', 'rx="4"'),
              )
              .join(''),
        )
        .join(''),
    800,
    520,
    1.3,
  );
