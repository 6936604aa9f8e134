import { codeGroups, type TicketPiece } from '../ticket-pieces.ts';

export interface TextStyle {
  /** In pixels of the picture. */
  size: number;
  weight: 400 | 600 | 700;
  color: string;
  spaceBefore: number;
  isCentered?: boolean;
}

const code: TextStyle = { size: 56, weight: 700, color: '#000', spaceBefore: 0, isCentered: true };
const title: TextStyle = { size: 56, weight: 700, color: '#000', spaceBefore: 56 };
const kind: TextStyle = { size: 44, weight: 600, color: '#000', spaceBefore: 12 };
const label: TextStyle = { size: 32, weight: 400, color: '#515d6d', spaceBefore: 36 };
const value: TextStyle = { size: 38, weight: 400, color: '#000', spaceBefore: 4 };

/** Texts below the QR code in a ticket's picture, from top to bottom. */
export function ticketTexts(piece: TicketPiece): { text: string; style: TextStyle }[] {
  return [
    { text: codeGroups(piece.code).join(' '), style: code },
    { text: piece.eventName, style: title },
    { text: piece.ticketName, style: kind },
    { text: 'Tanggal', style: label },
    { text: piece.days, style: value },
    { text: piece.hours, style: value },
    { text: 'Tempat', style: label },
    { text: piece.venue, style: value },
    { text: piece.address, style: value },
    { text: piece.holderTitle, style: label },
    { text: piece.holder, style: value },
    { text: piece.position, style: label },
  ];
}
