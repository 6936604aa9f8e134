import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { sendRefusal } from '../../../lib/answer.ts';
import { sendPlainPage } from '../../../lib/plain-page.ts';
import { wantsPage } from '../../../lib/wants-page.ts';
import { downloadRefusedPage } from './download-page.ts';
import { asRefusal, downloadRefusals } from './download-refusals.ts';
import { createDownloadService, type Download, type DownloadDeps } from './download-service.ts';
import type { Services } from '../../../services.ts';
import { sendFile } from './send-file.ts';

const params = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });

/** GET /api/download/{token}: what was bought, for who paid. A browser opens it, so a refusal is a page. */
export const downloadRoutes =
  ({ storage, ...deps }: DownloadDeps & Pick<Services, 'storage'>) =>
  async (instance: FastifyInstance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    const downloads = createDownloadService(deps);

    async function open(request: FastifyRequest, reply: FastifyReply, download: Download) {
      if (download.kind === 'file') return sendFile(request, reply, { storage, downloads, download });
      if (!(await downloads.count(download.line))) return downloadRefusals.usedUp;
      void reply.header('referrer-policy', 'no-referrer').redirect(download.address, 302);
      return null;
    }

    app.get(
      '/api/download/:token',
      {
        // A look at the headers alone would open an address elsewhere without counting.
        exposeHeadRoute: false,
        schema: { tags: ['transaction'], summary: 'Opens a digital product that was paid for', params },
      },
      async (request, reply) => {
        const found = await downloads.find(request.params.token);
        const refusal = found.ok ? await open(request, reply, found.download) : found.refusal;
        if (!refusal) return reply;
        void reply.header('vary', 'accept');
        if (!wantsPage(request.headers.accept)) return sendRefusal(reply, asRefusal(refusal));
        const { referer } = request.headers;
        const { username } = found;
        return sendPlainPage(reply, refusal.status, downloadRefusedPage(refusal, { referer, username }));
      },
    );
  };
