/** Whether a part of an address can be the id of an event; the address may lack it too (spec 3 §2). */
export const isEventId = (text: string) => /^[1-9]\d{0,9}$/.test(text);
