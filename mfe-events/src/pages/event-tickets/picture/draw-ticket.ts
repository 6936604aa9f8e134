import type { TicketPiece } from '../ticket-pieces.ts';
import { ticketTexts, type TextStyle } from './picture-texts.ts';
import { wrapLines } from './wrap-lines.ts';

/** The width of a high-resolution phone, in pixels. */
const WIDTH = 1080;
const PADDING = 72;
const QR_SIZE = 800;
const LEADING = 1.25;

interface Line {
  text: string;
  style: TextStyle;
  /** Where the line's upper edge is. */
  top: number;
}

const font = ({ size, weight }: TextStyle) => `${weight} ${size}px system-ui, sans-serif`;

/** Layout of the texts below the code. */
function layOut(piece: TicketPiece, pen: CanvasRenderingContext2D): { lines: Line[]; height: number } {
  const lines: Line[] = [];
  let top = PADDING + QR_SIZE;
  for (const { text, style } of ticketTexts(piece)) {
    pen.font = font(style);
    top += style.spaceBefore;
    for (const line of wrapLines(text, WIDTH - 2 * PADDING, (part) => pen.measureText(part).width)) {
      lines.push({ text: line, style, top });
      top += style.size * LEADING;
    }
  }
  return { lines, height: Math.ceil(top + PADDING) };
}

/** The code as an image at its drawn size. */
async function imageOf(qr: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = new DOMParser().parseFromString(new XMLSerializer().serializeToString(qr), 'image/svg+xml');
  for (const side of ['width', 'height']) copy.documentElement.setAttribute(side, String(QR_SIZE));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** A ticket as a PNG, black on white. */
export async function drawTicket(piece: TicketPiece, qr: SVGSVGElement): Promise<Blob> {
  const image = await imageOf(qr);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no canvas');
  const { lines, height } = layOut(piece, pen);
  // Setting the size of a canvas resets its context.
  canvas.width = WIDTH;
  canvas.height = height;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, height);
  pen.drawImage(image, (WIDTH - QR_SIZE) / 2, PADDING / 2, QR_SIZE, QR_SIZE);
  pen.textBaseline = 'top';
  for (const { text, style, top } of lines) {
    pen.font = font(style);
    pen.fillStyle = style.color;
    pen.textAlign = style.isCentered ? 'center' : 'left';
    pen.fillText(text, style.isCentered ? WIDTH / 2 : PADDING, top);
  }
  const file = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (!file) throw new Error('the canvas cannot be kept as a PNG');
  return file;
}
