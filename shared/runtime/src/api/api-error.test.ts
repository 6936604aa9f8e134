import fc from 'fast-check';
import { errorInfo, isApiError, toApiError } from './api-error.ts';

it('reads code, info, field errors, data and request id', () => {
  const body = {
    code: '-3',
    info: 'Periksa isian',
    data: {
      errors: { nama: ['Nama wajib diisi', 'terlalu pendek'], email: 'format email salah', umur: [7] },
    },
    request_id: 'req-1',
  };
  expect(toApiError(422, body, 'from-header')).toEqual({
    status: 422,
    code: '-3',
    info: 'Periksa isian',
    errors: { nama: ['Nama wajib diisi', 'terlalu pendek'], email: ['format email salah'] },
    data: body.data,
    requestId: 'req-1',
  });
});

it('takes the request id of the header when the body has none', () => {
  expect(toApiError(500, '<html>', 'from-header').requestId).toBe('from-header');
});

it('reads any body at all', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const error = toApiError(500, body, null);
      expect(isApiError(error)).toBe(true);
      for (const messages of Object.values(error.errors)) expect(messages.length).toBeGreaterThan(0);
    }),
  );
});

it('gives the server’s message or the fallback', () => {
  const error = toApiError(422, { info: 'Periksa' }, null);
  expect(errorInfo(error, 'Terjadi Kesalahan')).toBe('Periksa');
  expect(errorInfo(toApiError(500, { info: '' }, null), 'Terjadi Kesalahan')).toBe('Terjadi Kesalahan');
  expect(errorInfo(new Error('x'), 'Terjadi Kesalahan')).toBe('Terjadi Kesalahan');
});
