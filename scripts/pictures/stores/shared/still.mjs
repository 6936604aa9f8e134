/** Any parts on a wall of some colour; `camera` moves the camera. */
export const still =
  (make, backdrop, camera = {}) =>
  async () => ({
    parts: await make(),
    backdrop,
    camera: { yaw: 0, pitch: 13, distance: 8.4, target: [0, 0.9, 0], lens: 19, ...camera },
  });
