import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** The OpenAPI document, from the schemas that also validate, and its page at /api/docs. */
export const apiDocs = plugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lapak API',
        version: '1',
        description:
          'Every mutation answers `{ code, info, data? }`: "00" is success, "-3" field errors in `data.errors`. ' +
          'Every failing answer carries `request_id`.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          /** Its scope is the least role that a call needs, or `account`. */
          console: { type: 'apiKey', in: 'cookie', name: 'lapak_kelola' },
        },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
});
