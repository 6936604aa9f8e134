import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { within } from './within.ts';

/** Pixels for a point: 144 dots per inch. */
const SCALE = 2;

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Paper {
  width: string;
  height: string;
}

/**
 * Prints the tickets as the browser does, and reads the PDF as a scanner would.
 * @returns the codes of the framed cards, sheet by sheet from top to bottom
 * @throws when a card is cut in two or its code cannot be read
 */
export const printedCodes = (page: Page, paper: Paper): Promise<string[][]> =>
  print(page, paper, async (document) => {
    const sheets: string[][] = [];
    for (const sheet of document.pages())
      sheets.push(codesOn(await sheet.render({ scale: SCALE, render: 'bitmap' })));
    return sheets;
  });

/** The words of the printed tickets, in the order of the paper. */
export const printedWords = (page: Page, paper: Paper): Promise<string> =>
  print(page, paper, (document) => [...document.pages()].map((sheet) => sheet.getText()).join('\n'));

async function print<Read>(
  page: Page,
  paper: Paper,
  read: (document: PDFiumDocument) => Read | Promise<Read>,
): Promise<Read> {
  const pdf = await within('print', page.pdf(paper));
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const result = await read(document);
    document.destroy();
    return result;
  } finally {
    library.destroy();
  }
}

function codesOn(sheet: Pixels): string[] {
  const lines = linesOn(sheet);
  if (lines.length % 2 === 1) throw new Error('a card is cut in two');
  const tops = lines.filter((_, index) => index % 2 === 0);
  return tops.map((top, index) => codeBetween(sheet, top, lines[2 * index + 1] ?? sheet.height));
}

/** Where a line runs over most of the sheet: the upper or the lower edge of a card's frame. */
function linesOn({ data, width, height }: Pixels): number[] {
  const isLine = (y: number) => {
    let run = 0;
    for (let x = 0; x < width; x += 1) {
      run = (data[(y * width + x) * 4] ?? 255) < 128 ? run + 1 : 0;
      if (run > width * 0.6) return true;
    }
    return false;
  };
  const rows = Array.from({ length: height }, (_, y) => y).filter(isLine);
  return rows.filter((y, index) => rows[index - 1] !== y - 1);
}

function codeBetween({ data, width }: Pixels, top: number, bottom: number): string {
  const pixels = new Uint8ClampedArray(data.subarray(top * width * 4, bottom * width * 4));
  const code = jsQR(pixels, width, bottom - top, { inversionAttempts: 'dontInvert' });
  if (!code) throw new Error('the code of a printed card cannot be read');
  return code.data;
}
