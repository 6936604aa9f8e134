/** Side of a saved code in pixels, its white edge included: large enough to be printed or shown on another screen. */
const SIDE = 1024;

/**
 * Where a code of so many cells stands in the picture: its cells are whole pixels, so that their edges are sharp, and it is in the
 * middle of the white.
 */
export function placeInPicture(cells: number): { cell: number; start: number } {
  const cell = Math.floor(SIDE / cells);
  return { cell, start: Math.floor((SIDE - cell * cells) / 2) };
}

/**
 * A QR code as a PNG, black on white.
 * @param code the code on the page, with a `viewBox` in cells and its dark cells as the last path (qrcode.react)
 * @returns a data URL
 */
export function qrPicture(code: SVGSVGElement): string {
  const cells = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  const { cell, start } = placeInPicture(cells);
  pen.translate(start, start);
  pen.scale(cell, cell);
  pen.fillStyle = '#000';
  pen.fill(new Path2D([...code.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? ''));
  return canvas.toDataURL('image/png');
}
