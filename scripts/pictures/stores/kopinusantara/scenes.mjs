import { bag } from '../../coffee/bag.mjs';
import { bagFronts } from '../../coffee/labels/bag-fronts.mjs';
import { cup } from '../../coffee/vessels.mjs';
import { bean, scatter } from '../../props/small.mjs';
import { place } from '../../render/scene.mjs';
import { texture } from '../../render/texture.mjs';

export const palettes = {
  pine: ['#1f3b34', '#12231f', '#d98e3f', '#f5ead6'],
  kraft: ['#c19a6b', '#2a1a10', '#a8442a', '#f7efe0'],
  mocha: ['#3a1f1a', '#2a1512', '#d9a441', '#f6e7cf'],
  brick: ['#7a2e22', '#2a1512', '#e3a857', '#f4e6d0'],
  navy: ['#243a5e', '#101a2c', '#e2725b', '#f5efe6'],
  ink: ['#23211f', '#151311', '#c9a227', '#f3ecdf'],
  teal: ['#1d5b63', '#0d2d33', '#f0b75a', '#f6efdf'],
  plum: ['#4b2340', '#2a1024', '#e08a6d', '#f7e8e0'],
  olive: ['#5a5f2c', '#2b2e12', '#e2a73f', '#f5efd8'],
  ivory: ['#efe4d2', '#4a2a1c', '#b5472f', '#fffaf0'],
  sky: ['#3f6f94', '#17324a', '#f3c15f', '#f6f1e6'],
  rust: ['#b5532c', '#3a170a', '#f2c879', '#fbf0e0'],
};

/** A bag of coffee with a cup or scattered beans beside it. */
export const bagScene =
  ({
    design,
    palette,
    label,
    backdrop,
    turn = 14,
    beside = 'beans',
    cupColour = '#f3ece2',
    scale = 1,
    roastColour = '#4a2a18',
    seed = 1,
  }) =>
  async () => {
    const colours = palettes[palette];
    const front = await texture(bagFronts[design]({ ...label, palette: colours }), 720, 1100, 1.5);
    const beans = (at, count, spread) => scatter(() => bean(roastColour), count, { at, spread, seed });
    const side = {
      beans: [beans([0.55, 0.85], 22, 0.55)],
      cup: [
        place(cup({ colour: cupColour, shape: 'tulip', saucer: cupColour, handle: true }), {
          at: [0.98, 0, 0.55],
          turn: -35,
          scale: 0.82,
        }),
        beans([-0.65, 0.95], 7, 0.3),
      ],
      latte: [
        place(cup({ colour: cupColour, shape: 'tulip', latte: true, saucer: cupColour }), {
          at: [0.98, 0, 0.6],
          turn: -25,
          scale: 0.84,
        }),
        beans([-0.6, 0.95], 6, 0.3),
      ],
      espresso: [
        place(cup({ colour: cupColour, shape: 'espresso' }), { at: [0.98, 0, 0.65], turn: -35 }),
        beans([0.2, 1], 8, 0.35),
      ],
      mug: [
        place(cup({ colour: cupColour, shape: 'mug' }), { at: [1.02, 0, 0.45], turn: -30, scale: 0.88 }),
        beans([-0.5, 0.95], 6, 0.3),
      ],
      none: [],
    }[beside];
    const parts = [
      place(
        bag(front, {
          side: colours[0],
          seed: seed * 7,
          kraft: palette === 'kraft',
          matt: palette === 'ink' ? 0.36 : 0.5,
        }),
        { at: [beside === 'beans' || beside === 'none' ? 0 : -0.32, 0, 0], turn, scale },
      ),
      ...side,
    ];
    const target = beside === 'beans' || beside === 'none' ? [0.06, 1.02, 0] : [0.18, 1.0, 0];
    return { parts, backdrop, camera: { yaw: 0, pitch: 12, distance: 8.4, target, lens: 22 } };
  };
