import { tile } from '../../batik/cloth.mjs';
import { blouse } from '../../batik/garments/blouse.mjs';
import { dress } from '../../batik/garments/dress.mjs';
import { shirt } from '../../batik/garments/shirt.mjs';
import { skirt } from '../../batik/garments/skirt.mjs';
import { cap } from '../../batik/things/cap.mjs';
import { cushion } from '../../batik/things/cushion.mjs';
import { fan } from '../../batik/things/fan.mjs';
import { framed } from '../../batik/things/framed.mjs';
import { hung } from '../../batik/things/hung.mjs';
import { lamp } from '../../batik/things/lamp.mjs';
import { necktie } from '../../batik/things/necktie.mjs';
import { notebook } from '../../batik/things/notebook.mjs';
import { pouch } from '../../batik/things/pouch.mjs';
import { stack } from '../../batik/things/stack.mjs';
import { tote } from '../../batik/things/tote.mjs';
import { place } from '../../render/scene.mjs';
import { backdrops } from '../shared/backdrops.mjs';

/** How each kind of thing is placed in the studio: lowered, and framed by the camera. */
const stands = {
  shirt: { drop: -0.32, camera: { pitch: 7, target: [0, 1.03, 0], lens: 18.5 } },
  blouse: { drop: 0, camera: { pitch: 7, target: [0, 1.42, 0], lens: 20 } },
  dress: { drop: 0, camera: { pitch: 7, target: [0, 1.36, 0], lens: 21 } },
  skirt: { drop: -0.08, camera: { pitch: 8, target: [0, 1.0, 0], lens: 17 } },
  stack: { drop: 0, camera: { pitch: 21, target: [0, 0.3, 0], lens: 16.5 } },
  hung: { drop: 0, camera: { pitch: 6, target: [0, 1.24, 0], lens: 21 } },
  cushion: { drop: 0, camera: { pitch: 10, target: [0, 0.92, 0], lens: 16.5 } },
  tote: { drop: 0, camera: { pitch: 9, target: [0, 1.02, 0], lens: 17.5 } },
  pouch: { drop: 0, camera: { pitch: 12, target: [0, 0.5, 0], lens: 14.5 } },
  notebook: { drop: 0, camera: { pitch: 11, target: [0, 0.85, 0], lens: 15.5 } },
  framed: { drop: 0, camera: { pitch: 7, target: [0, 1.12, 0], lens: 18.5 } },
  lamp: { drop: 0, camera: { pitch: 6, target: [0, 1.0, 0], lens: 17 } },
  cap: { drop: 0, camera: { pitch: 17, target: [0, 0.3, 0], lens: 14.5 } },
  necktie: { drop: 0, camera: { pitch: 5, target: [0, 1.45, 0], lens: 21 } },
  fan: { drop: 0, camera: { pitch: 6, target: [0, 0.82, 0], lens: 18 } },
};

const makers = {
  shirt,
  blouse,
  dress,
  skirt,
  stack,
  hung,
  cushion,
  tote,
  pouch,
  notebook,
  framed,
  lamp,
  cap,
  necktie,
  fan,
};

/**
 * A thing made of batik.
 * @param kind a key of `stands`
 * @param cloths [motif, dye], or for a stack a list of them
 * @param look what the thing itself takes (angle, seed, fringe, ...)
 */
export const batik =
  (kind, cloths, backdrop, look = {}, turn = 10) =>
  async () => {
    const many = Array.isArray(cloths[0]);
    const maps = await Promise.all((many ? cloths : [cloths]).map(([motif, dye]) => tile(motif, dye)));
    const second = look.second ? await tile(...look.second) : undefined;
    const options = { ...look, second };
    const parts = makers[kind](kind === 'stack' ? maps : maps[0], options);
    const { drop, camera } = stands[kind];
    return {
      parts: [place(parts, { at: [0, drop, 0], turn })],
      backdrop: backdrops[backdrop],
      floorGloss: 0,
      camera: { yaw: 0, distance: 8.6, ...camera },
    };
  };
