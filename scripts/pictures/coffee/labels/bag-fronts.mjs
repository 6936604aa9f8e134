import { darker, lighter, mix } from '../../colour.mjs';
import { ringText, text } from '../../type/text.mjs';
import { branch, circle, kawungBand, mountains, rect, roastDots, valve } from './pieces.mjs';

/** Fronts of coffee bags, 720 x 1100. Each takes { name, region, notes, roast, weight, palette: [bag, ink, accent, paper] }. */
const W = 720;
const H = 1100;
const MID = W / 2;

const brand = (y, colour) =>
  text('KOPI NUSANTARA', MID, y, { font: 'sans-bold', size: 24, spacing: 8, anchor: 'middle', fill: colour });

function landscape({ name, region, notes, weight, roast, palette: [bag, ink, accent, paper] }) {
  const ridges = [0, 0.3, 0.6, 1].map((t) => mix(mix(paper, accent, 0.45), ink, t * 0.85));
  return [
    rect(0, 0, W, H, bag),
    brand(196, paper),
    valve(MID, 110, bag),
    `<clipPath id="c"><path d="M90 640 V480 A270 250 0 0 1 630 480 V640 Z"/></clipPath><g clip-path="url(#c)">`,
    rect(90, 220, 540, 430, lighter(accent, 0.55)),
    circle(450, 400, 80, lighter(accent, 0.1)),
    mountains(60, 450, 600, 210, ridges, name),
    '</g>',
    `<path d="M90 640 V480 A270 250 0 0 1 630 480 V640 Z" fill="none" stroke="${paper}" stroke-width="5"/>`,
    text(name, MID, 735, { font: 'serif-black', size: 92, anchor: 'middle', fill: paper, fit: 590 }),
    text(region.toUpperCase(), MID, 790, {
      font: 'sans',
      size: 27,
      spacing: 6,
      anchor: 'middle',
      fill: lighter(accent, 0.35),
      fit: 560,
    }),
    rect(MID - 60, 822, 120, 4, accent),
    text(notes, MID, 880, { font: 'serif-italic', size: 34, anchor: 'middle', fill: paper, fit: 580 }),
    roastDots(MID, 945, roast, lighter(accent, 0.3)),
    text(weight, MID, 1030, { font: 'sans-bold', size: 28, spacing: 3, anchor: 'middle', fill: paper }),
  ].join('');
}

function paperLabel({ name, region, notes, weight, roast, palette: [bag, ink, accent, paper] }) {
  return [
    rect(0, 0, W, H, bag),
    valve(MID, 130, bag),
    rect(112, 268, 504, 690, darker(bag, 0.35), 'rx="6" opacity=".55"'),
    rect(105, 260, 510, 690, paper, 'rx="5"'),
    rect(125, 280, 470, 650, 'none', `stroke="${ink}" stroke-width="3"`),
    rect(135, 290, 450, 630, 'none', `stroke="${ink}" stroke-width="1.2"`),
    text('KOPI NUSANTARA', MID, 350, {
      font: 'sans-bold',
      size: 21,
      spacing: 7,
      anchor: 'middle',
      fill: ink,
    }),
    `<g transform="translate(${MID} 605)">${branch(178, { green: mix(accent, '#4d6b3c', 0.6), cherry: accent, stem: ink }, 3)}</g>`,
    text(name, MID, 690, { font: 'serif-black', size: 74, anchor: 'middle', fill: ink, fit: 420 }),
    text(region, MID, 732, { font: 'serif-italic', size: 30, anchor: 'middle', fill: accent, fit: 410 }),
    rect(170, 760, 380, 2, ink),
    text(notes.toUpperCase(), MID, 806, {
      font: 'sans',
      size: 19,
      spacing: 3,
      anchor: 'middle',
      fill: ink,
      fit: 410,
    }),
    roastDots(MID, 848, roast, ink, 28, 7),
    text(weight, MID, 902, { font: 'sans-bold', size: 22, spacing: 2, anchor: 'middle', fill: ink }),
  ].join('');
}

function kawung({ name, region, notes, weight, roast, palette: [bag, ink, accent, paper] }) {
  return [
    rect(0, 0, W, H, bag),
    kawungBand(0, 640, W, 460, 92, lighter(bag, 0.16), bag),
    rect(0, 626, W, 14, accent),
    brand(210, accent),
    valve(MID, 120, bag),
    text(name, MID, 460, { font: 'serif-black', size: 132, anchor: 'middle', fill: paper, fit: 600 }),
    text(region.toUpperCase(), MID, 525, {
      font: 'sans',
      size: 27,
      spacing: 7,
      anchor: 'middle',
      fill: accent,
      fit: 570,
    }),
    text(notes, MID, 585, { font: 'serif-italic', size: 33, anchor: 'middle', fill: paper, fit: 580 }),
    circle(MID, 850, 138, paper),
    circle(MID, 850, 126, 'none', `stroke="${ink}" stroke-width="3"`),
    ringText('BIJI PILIHAN • PETANI LOKAL •', MID, 850, 100, {
      size: 20,
      spacing: 3.2,
      fill: ink,
      font: 'sans-bold',
    }),
    ringText('DISANGRAI SEGAR', MID, 850, 100, {
      size: 20,
      spacing: 3.2,
      fill: accent,
      font: 'sans-bold',
      below: true,
    }),
    text(weight, MID, 845, { font: 'serif-black', size: 44, anchor: 'middle', fill: ink, fit: 150 }),
    roastDots(MID, 880, roast, ink, 24, 6),
  ].join('');
}

function poster({ name, region, notes, weight, roast, palette: [bag, ink, accent, paper] }) {
  return [
    rect(0, 0, W, H, paper),
    circle(MID, 420, 250, accent),
    `<clipPath id="d"><circle cx="${MID}" cy="420" r="250"/></clipPath><g clip-path="url(#d)">`,
    [0, 1, 2, 3, 4, 5, 6].map((i) => rect(0, 470 + i * 30, W, 8 + i * 3.4, paper)).join(''),
    '</g>',
    `<g transform="translate(${MID} 690)">${branch(400, { green: bag, cherry: ink, stem: ink }, 4)}</g>`,
    rect(0, 730, W, 370, bag),
    text(name.toUpperCase(), MID, 865, {
      font: 'narrow',
      size: 150,
      spacing: 4,
      anchor: 'middle',
      fill: paper,
      fit: 560,
    }),
    text(region.toUpperCase(), MID, 915, {
      font: 'sans',
      size: 25,
      spacing: 6,
      anchor: 'middle',
      fill: lighter(accent, 0.4),
      fit: 600,
    }),
    text(notes, MID, 968, { font: 'sans-light', size: 28, anchor: 'middle', fill: paper, fit: 600 }),
    roastDots(MID - 120, 1032, roast, paper, 26, 7),
    text(weight, MID + 130, 1041, { font: 'sans-bold', size: 27, anchor: 'middle', fill: paper }),
    text('KOPI NUSANTARA', MID, 118, {
      font: 'sans-bold',
      size: 23,
      spacing: 8,
      anchor: 'middle',
      fill: ink,
    }),
  ].join('');
}

function blocks({ name, region, notes, weight, roast, palette: [bag, ink, accent, paper] }) {
  return [
    rect(0, 0, W, H, bag),
    `<path d="M0 0 H720 V380 L0 620 Z" fill="${accent}"/>`,
    `<path d="M0 620 L720 380 V440 L0 690 Z" fill="${paper}"/>`,
    circle(560, 250, 118, lighter(accent, 0.3)),
    circle(520, 230, 118, darker(accent, 0.12), 'opacity=".5"'),
    text('KOPI', 70, 200, { font: 'sans-black', size: 58, fill: paper }),
    text('NUSANTARA', 70, 258, { font: 'sans-black', size: 46, fill: ink }),
    text(name, 70, 820, { font: 'sans-black', size: 104, fill: paper, fit: 590 }),
    text(region, 70, 872, { font: 'sans', size: 32, fill: lighter(accent, 0.35), fit: 580 }),
    text(notes, 70, 928, { font: 'sans-light', size: 29, fill: paper, fit: 580 }),
    roastDots(148, 1000, roast, lighter(accent, 0.35)),
    text(weight, 650, 1010, { font: 'sans-bold', size: 30, anchor: 'end', fill: paper }),
  ].join('');
}

export const bagFronts = { landscape, paperLabel, kawung, poster, blocks };
