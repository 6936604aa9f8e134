/**
 * A part of a picture: a solid with a material. `bound` is a sphere [x, y, z, r] round it; distances outside it are
 * not evaluated. Material: colour (linear) or paint(x, y, z, nx, ny, nz, out), gloss (0 to 1, reflection when seen
 * straight), metal, rough (0 mirror, 1 matt), glass, wrap (soft light through paper and cloth), bump(x, y, z).
 */
export const part = (distance, bound, material) => ({ distance, bound, material });

function rotation(turn = 0, tilt = 0, roll = 0) {
  const [a, b, c] = [turn, tilt, roll].map((degrees) => (degrees * Math.PI) / 180);
  const [ca, sa, cb, sb, cc, sc] = [
    Math.cos(a),
    Math.sin(a),
    Math.cos(b),
    Math.sin(b),
    Math.cos(c),
    Math.sin(c),
  ];
  // roll about z, then tilt about x, then turn about y
  return [
    ca * cc + sa * sb * sc,
    -ca * sc + sa * sb * cc,
    sa * cb,
    cb * sc,
    cb * cc,
    -sb,
    -sa * cc + ca * sb * sc,
    sa * sc + ca * sb * cc,
    ca * cb,
  ];
}

/** Puts parts somewhere: at a place, turned (y), tilted (x), rolled (z), scaled. */
export function place(parts, { at = [0, 0, 0], turn = 0, tilt = 0, roll = 0, scale = 1 } = {}) {
  const m = rotation(turn, tilt, roll);
  const [ax, ay, az] = at;
  const lx = (x, y, z) => (m[0] * x + m[3] * y + m[6] * z) / scale;
  const ly = (x, y, z) => (m[1] * x + m[4] * y + m[7] * z) / scale;
  const lz = (x, y, z) => (m[2] * x + m[5] * y + m[8] * z) / scale;
  return parts.flat(9).map((inner) => {
    const [bx, by, bz, br] = inner.bound;
    const material = { ...inner.material };
    const { paint, bump } = inner.material;
    if (paint) {
      material.paint = (x, y, z, nx, ny, nz, out) => {
        const [dx, dy, dz] = [x - ax, y - ay, z - az];
        const [sx, sy, sz] = [nx * scale, ny * scale, nz * scale];
        paint(
          lx(dx, dy, dz),
          ly(dx, dy, dz),
          lz(dx, dy, dz),
          lx(sx, sy, sz),
          ly(sx, sy, sz),
          lz(sx, sy, sz),
          out,
        );
      };
    }
    if (bump) {
      material.bump = (x, y, z) => {
        const [dx, dy, dz] = [x - ax, y - ay, z - az];
        return bump(lx(dx, dy, dz), ly(dx, dy, dz), lz(dx, dy, dz)) * scale;
      };
    }
    return {
      distance: (x, y, z) => {
        const dx = x - ax;
        const dy = y - ay;
        const dz = z - az;
        return inner.distance(lx(dx, dy, dz), ly(dx, dy, dz), lz(dx, dy, dz)) * scale;
      },
      bound: [
        ax + (m[0] * bx + m[1] * by + m[2] * bz) * scale,
        ay + (m[3] * bx + m[4] * by + m[5] * bz) * scale,
        az + (m[6] * bx + m[7] * by + m[8] * bz) * scale,
        br * scale,
      ],
      material,
    };
  });
}
