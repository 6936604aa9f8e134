/** Whether a URL segment is a valid id of an event; the URL may lack it too (spec 3 §2). */
export const isEventId = (text: string) => /^[1-9]\d{0,9}$/.test(text);
