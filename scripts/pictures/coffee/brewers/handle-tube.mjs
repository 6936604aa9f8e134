import { curve, tube } from '../../render/shapes.mjs';

export const handleTube = (points, steps = 5) => tube(curve(points, steps));
