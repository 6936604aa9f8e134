import type { DestinationAccount } from '@lapak/contracts/api/seller-store';
import type { FieldErrors } from '@lapak/contracts/api/common';
import { localMobile } from '@lapak/domain/phone';
import { cleanLine } from '../../lib/clean-text.ts';

const BANK_NUMBER = /^\d{5,20}$/;

/** An account as it is stored: names on one line, the number as digits. */
export function cleanAccount(typed: DestinationAccount): DestinationAccount {
  const number = cleanLine(typed.nomor_rekening);
  const digits = number.replace(/[\s.-]/g, '');
  return {
    group: typed.group,
    nama: cleanLine(typed.nama),
    nama_rekening: cleanLine(typed.nama_rekening),
    nomor_rekening: typed.group === 'e_wallet' ? (localMobile(number) ?? number) : digits,
  };
}

/** What is wrong with an account, by field; empty when nobody would transfer to nowhere. */
export function destinationProblems({
  group,
  nama,
  nama_rekening,
  nomor_rekening,
}: DestinationAccount): FieldErrors {
  const errors: FieldErrors = {};
  const isBank = group === 'bank';
  if (nama === '') errors.nama = [isBank ? 'Nama bank wajib diisi' : 'Nama e-wallet wajib diisi'];
  if (nama_rekening === '') errors.nama_rekening = ['Nama pemilik rekening wajib diisi'];
  if (nomor_rekening === '') errors.nomor_rekening = ['Nomor rekening wajib diisi'];
  else if (isBank && !BANK_NUMBER.test(nomor_rekening))
    errors.nomor_rekening = ['Nomor rekening terdiri dari 5 sampai 20 angka'];
  else if (!isBank && localMobile(nomor_rekening) === null)
    errors.nomor_rekening = ['Tulis nomor handphone e-wallet ini, misalnya 081234567890'];
  return errors;
}

const SHOWN_DIGITS = 4;

/** An account as mails and the log name it: enough to recognise it, too little to copy it. */
export const maskedAccount = ({
  nama,
  nama_rekening: holder,
  nomor_rekening: number,
}: Omit<DestinationAccount, 'group'>): string =>
  [
    nama,
    number.length > SHOWN_DIGITS ? `•••• ${number.slice(-SHOWN_DIGITS)}` : '••••',
    holder && `a.n. ${holder}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
