/** One address of one person: nothing that a mail program would read as a list or a header. */
const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]{2,}$/;

/** Whether a text is an e-mail address, the same in every form and in the API; it has no spaces around it. */
export const isEmail = (text: string): boolean => text.length <= 190 && EMAIL.test(text);
