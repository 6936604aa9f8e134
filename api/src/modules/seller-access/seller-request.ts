import Type from 'typebox';

/** What addresses of a store in the console have in common. */
const toko = { toko: Type.String({ maxLength: 60 }) };
export const ofStore = Type.Object(toko);
export const ofOrder = Type.Object({ ...toko, id: Type.String({ maxLength: 60 }) });
