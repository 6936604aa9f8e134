import { text } from '../type/text.mjs';

/** Own wordmark tiles for payment methods and couriers: a name in type on a plain tile, 240 x 120; nobody's logo. */
const tile = (ground, contents) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120" viewBox="0 0 240 120"><rect x="1" y="1" width="238" height="118" rx="14" fill="${ground}" stroke="#d9dde3" stroke-width="2"/>${contents}</svg>\n`;

const word = (value, fill, options = {}) =>
  text(value, options.x ?? 120, options.y ?? 76, {
    font: 'sans-black',
    size: 46,
    anchor: 'middle',
    fill,
    fit: options.fit ?? 200,
    ...options,
  });

const bar = (fill, y = 96) => `<rect x="70" y="${y}" width="100" height="6" rx="3" fill="${fill}"/>`;
const dot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const coin =
  dot(62, 60, 30, '#2f8f5b') +
  dot(62, 60, 22, '#e7f6ee') +
  text('Rp', 62, 70, { font: 'sans-bold', size: 26, anchor: 'middle', fill: '#2f8f5b' });
const qr = [
  [0, 0],
  [0, 2],
  [0, 4],
  [2, 0],
  [2, 3],
  [3, 1],
  [4, 0],
  [4, 2],
  [4, 4],
  [1, 4],
  [3, 3],
]
  .map(
    ([x, y]) => `<rect x="${30 + x * 12}" y="${30 + y * 12}" width="11" height="11" rx="2" fill="#1c2530"/>`,
  )
  .join('');

export const paymentTiles = {
  bca: tile('#ffffff', word('BCA', '#1a5ba8', { font: 'sans-italic' }) + bar('#1a5ba8')),
  mandiri: tile(
    '#ffffff',
    word('mandiri', '#12366e', { font: 'sans-bold', size: 42, y: 70 }) +
      `<path d="M60 92 Q120 74 180 92" stroke="#f0ab1f" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  ),
  bni: tile('#ffffff', word('BNI', '#0f6c75', { x: 138 }) + dot(62, 60, 20, '#ef6a1f')),
  bri: tile('#0f4c92', word('BRI', '#ffffff')),
  bsi: tile('#ffffff', word('BSI', '#0f9a8b') + bar('#f2a93b')),
  cimb: tile(
    '#ffffff',
    word('CIMB NIAGA', '#7c1616', { fit: 170, x: 134 }) + '<path d="M22 44 L44 60 L22 76 Z" fill="#d8232a"/>',
  ),
  permata: tile(
    '#ffffff',
    word('Permata', '#1f7a3d', { font: 'sans-bold', size: 40, x: 134, fit: 160 }) +
      '<path d="M36 40 L50 60 L36 80 L22 60 Z" fill="#8cbf3f"/>',
  ),
  ovo: tile('#4b2a86', word('OVO', '#ffffff')),
  dana: tile('#118ee9', word('DANA', '#ffffff', { font: 'sans-bold' })),
  shopeepay: tile('#ffffff', word('ShopeePay', '#e8502c', { font: 'sans-bold', size: 36 }) + bar('#e8502c')),
  qris: tile('#ffffff', qr + word('QRIS', '#1c2530', { x: 160, size: 44, fit: 110 })),
  alfamart: tile('#ffffff', word('Alfamart', '#d8232a', { font: 'sans-italic', size: 40 }) + bar('#1a5ba8')),
  indomaret: tile(
    '#ffffff',
    word('Indomaret', '#1a5ba8', { font: 'sans-bold', size: 38 }) + bar('#f2c230') + bar('#d8232a', 104),
  ),
  cash: tile('#ffffff', coin + word('Tunai', '#1f5c3c', { font: 'sans-bold', size: 38, x: 158, fit: 110 })),
};

export const courierTiles = {
  jne: tile('#ffffff', word('JNE', '#1b3f7d', { font: 'sans-italic' }) + bar('#d8232a')),
  jnt: tile('#d8232a', word('J&T', '#ffffff', { font: 'sans-italic' })),
  sicepat: tile('#ffffff', word('SiCepat', '#b3161c', { font: 'sans-italic', size: 40 })),
  anteraja: tile('#ffffff', word('AnterAja', '#c2185b', { font: 'sans-bold', size: 38 })),
  pos: tile(
    '#ffffff',
    word('POS', '#e8662a', { x: 138 }) + '<path d="M28 50 H66 L58 70 H28 Z" fill="#1f3d7a"/>',
  ),
  tiki: tile('#ffffff', word('TIKI', '#14407a', { font: 'sans-italic' }) + bar('#f2a01f')),
  ninja: tile('#ffffff', word('Ninja', '#a3132a', { font: 'sans-bold' }) + bar('#23262b')),
  lion: tile(
    '#ffffff',
    word('LION', '#c8102e', { x: 140 }) + dot(56, 60, 20, '#f0b323') + dot(56, 60, 12, '#c8102e'),
  ),
  manual: tile(
    '#ffffff',
    '<rect x="24" y="44" width="44" height="30" rx="4" fill="#2f6b8f"/><path d="M68 52 H84 L92 64 V74 H68 Z" fill="#2f6b8f"/>' +
      dot(40, 78, 8, '#1c2530') +
      dot(78, 78, 8, '#1c2530') +
      word('Kurir Toko', '#1c2530', { font: 'sans-bold', size: 24, x: 164, y: 68, fit: 120 }),
  ),
};

export const tileFiles = [
  ...Object.entries(paymentTiles).map(([name, contents]) => ({
    file: `shared/payments/${name}.svg`,
    contents,
  })),
  ...Object.entries(courierTiles).map(([name, contents]) => ({
    file: `shared/couriers/${name}.svg`,
    contents,
  })),
];
