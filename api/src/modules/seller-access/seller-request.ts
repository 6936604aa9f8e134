import { ErrorAnswer } from '@lapak/contracts/api/common';
import Type from 'typebox';

/** What the console's routes of a store have in common. */
export const tags = ['seller'];
export const errors = { 401: ErrorAnswer, 403: ErrorAnswer, 404: ErrorAnswer };
const toko = { toko: Type.String({ maxLength: 60 }) };
export const ofStore = Type.Object(toko);
export const ofOrder = Type.Object({ ...toko, id: Type.String({ maxLength: 60 }) });
