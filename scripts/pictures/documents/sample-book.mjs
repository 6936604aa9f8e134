import { area, line, pdf, wrapped } from './pdf.mjs';

const palettes = [
  ['Sogan', ['#5b3a1e', '#a8692f', '#e8cf9f']],
  ['Senja', ['#2b2d42', '#e8503a', '#f2b705']],
  ['Kebun', ['#24452f', '#5fae86', '#f1efe6']],
  ['Pesisir', ['#16324f', '#4f86c6', '#d99a2b']],
];

const cover = ({ title, store }) => [
  area({ x: 0, y: 0, width: 420, height: 595, colour: '#f4f1ea' }),
  area({ x: 0, y: 0, width: 420, height: 14, colour: '#e8503a' }),
  ...wrapped(title, 24).map((text, at) => line(text, { y: 190 + at * 38, size: 30, font: 'bold' })),
  line(store, { y: 520, size: 14 }),
  line('Contoh berkas dari toko demo', { y: 542, size: 11, colour: '#5a5f69' }),
];

const contentsPage = ({ story, contents }) => [
  line('Isi', { y: 70, size: 22, font: 'bold' }),
  ...wrapped(story, 56).map((text, at) => line(text, { y: 110 + at * 20 })),
  ...contents.map((entry, at) => line(`${at + 1}.  ${entry}`, { y: 180 + at * 24 })),
];

const palettePage = () => [
  line('Empat rangkaian warna', { y: 70, size: 22, font: 'bold' }),
  ...palettes.flatMap(([name, colours], row) => [
    line(name, { y: 118 + row * 112, font: 'bold' }),
    ...colours.flatMap((colour, at) => [
      area({ x: 40 + at * 116, y: 128 + row * 112, width: 108, height: 54, colour }),
      line(colour, { x: 40 + at * 116, y: 200 + row * 112, size: 10, colour: '#5a5f69' }),
    ]),
  ]),
];

/** The file that a demo store hands over for a book: a cover, what it contains, and four palettes. */
export const sampleBook = (book) => pdf(book.title, [cover(book), contentsPage(book), palettePage()]);
