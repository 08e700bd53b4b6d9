import { Readable } from 'node:stream';
import { fetchRequestPdf } from '#features/requests/core/contract/invitations.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { createPdfDrawing } from '#server/pdf/draw-pdf-in-worker.ts';
import { stringsOf } from '#strings/strings.ts';
import { readRequestPdfContent } from './pdf/request-pdf-content.ts';
import { readRequestOfInvitation } from './read-request.ts';

const drawInWorker = createPdfDrawing('src/features/requests/core/server/pdf/draw-request-worker-entry.ts');

const fetch: EndpointRoute = handle(
  fetchRequestPdf,
  async ({ params, person, language, services, refuse }) => {
    const now = services.clock.now();
    const request = await readRequestOfInvitation(services.db, params.id, {
      person,
      language,
      now,
      translator: services.translator,
    });
    if (!request) throw refuse('invitationNotFound');
    const content = await readRequestPdfContent(services, request, { language, at: now });
    const bytes = await drawInWorker(content);
    return {
      type: 'application/pdf',
      content: Readable.from([bytes]),
      size: bytes.length,
      name: stringsOf(language).requestPaper.file(request.id),
    };
  },
);

export const requestPdfRoutes: readonly EndpointRoute[] = [fetch];
