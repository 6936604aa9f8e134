/** A single address: nothing that a mail program would parse as a list or a header. */
const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]{2,}$/;

/** Whether a text is an e-mail address, in every form and in the API; the text has to be trimmed. */
export const isEmail = (text: string): boolean => text.length <= 190 && EMAIL.test(text);
