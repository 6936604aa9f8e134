import { messages } from '@lapak/domain/messages';
import { ref, string } from 'yup';

/** Passwords: 6 at registration, 8 at reset and change (spec 3 §9). */
export const passwordRule = (min: 6 | 8) => {
  const text = min === 6 ? messages.passwordMinimal6 : messages.passwordMinimal8;
  return string().required(text).min(min, text);
};

/** The password once more. */
export const confirmationRule = () =>
  string()
    .required(messages.konfirmasiPasswordSalah)
    .oneOf([ref('password')], messages.konfirmasiPasswordSalah);

export const nameRule = () => string().trim().required(messages.namaWajib);
export const usernameRule = () => string().trim().required(messages.usernameWajib);
export const emailRule = () => string().trim().required(messages.emailWajib).email(messages.emailTidakValid);
export const phoneRule = () => string().required(messages.nomorHandphoneWajib);
export const codeRule = () => string().trim().required(messages.kodeWajib);
