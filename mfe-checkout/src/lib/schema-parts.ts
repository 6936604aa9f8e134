import { messages } from '@lapak/domain/messages';
import { string } from 'yup';

/** Text that must be there; spaces alone are none. */
export const requiredText = (message: string) => string().trim().required(message);

const emailFormat = () => string().trim().email(messages.formatEmailSalah);

export const requiredEmail = () => emailFormat().required(messages.emailWajib);
export const optionalEmail = () => emailFormat();

/** Digits or nothing (spec 2 §5). */
export const walletPhone = () =>
  string().matches(/^\d*$/, { message: messages.mobileEWalletAngka, excludeEmptyString: true });
