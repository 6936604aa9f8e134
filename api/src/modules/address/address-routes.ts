import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { AddressResponse } from '@lapak/contracts/api/auth';
import { answerCode, EmptyAnswer, type FieldErrors } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { postalCodeProblem } from '@lapak/domain/postal-code';
import { userAddresses } from '../../db/schema/users.ts';
import { cleanText } from '../../lib/clean-text.ts';
import { HttpRefusal } from '../../lib/http-refusal.ts';
import { invalid } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { userRepository } from '../auth/user-repository.ts';
import { districtRepository } from '../../districts/district-repository.ts';

const AddressBody = Type.Object({
  district_id: Type.String({ maxLength: 20 }),
  alamat: Type.String({ maxLength: 1000 }),
  kode_pos: Type.String({ maxLength: 10 }),
});

/** What is wrong with an address (spec 3 §5). */
function problemsOf(values: Static<typeof AddressBody>, isKnownDistrict: boolean): FieldErrors {
  const errors: FieldErrors = {};
  if (!isKnownDistrict) errors.district_id = [messages.districtRequired];
  if (values.alamat === '') errors.alamat = [messages.addressRequired];
  const postalCode = postalCodeProblem(values.kode_pos);
  if (postalCode !== null) errors.kode_pos = [postalCode];
  return errors;
}

/** GET and POST api/alamat: the one address of an account (spec 3 §7). */
export function addressRoutes({ db }: Pick<Services, 'db'>) {
  return async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.get(
      '/api/alamat',
      { schema: { tags: ['profile'], response: { 200: AddressResponse } } },
      async (request) => {
        const caller = await request.requireCaller();
        return { data: await userRepository(db).address(caller.id) };
      },
    );

    app.post(
      '/api/alamat',
      { schema: { tags: ['profile'], body: AddressBody, response: { 200: EmptyAnswer } } },
      async (request) => {
        const caller = await request.requireCaller();
        const values = {
          district_id: cleanText(request.body.district_id),
          alamat: cleanText(request.body.alamat),
          kode_pos: cleanText(request.body.kode_pos),
        };
        const district =
          values.district_id === '' ? null : await districtRepository(db).find(values.district_id);
        const problems = problemsOf(values, district !== null);
        if (Object.keys(problems).length > 0) throw new HttpRefusal(invalid(problems));
        const row = { districtId: values.district_id, alamat: values.alamat, kodePos: values.kode_pos };
        await db
          .insert(userAddresses)
          .values({ userId: caller.id, ...row })
          .onConflictDoUpdate({ target: userAddresses.userId, set: row });
        return { code: answerCode.success, info: messages.dataSaved };
      },
    );
  };
}
