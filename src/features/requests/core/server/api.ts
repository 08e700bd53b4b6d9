import type { EndpointRoute } from '#server/http/handle.ts';
import { requestClientRoutes } from './client-api.ts';
import { requestReadRoutes } from './client-read-api.ts';
import { requestDraftRoutes } from './draft-api.ts';
import { requestFileRoutes } from './files-api.ts';
import { companyInvitationRoutes } from './invitations-api.ts';
import { requestReportRoutes } from './report-request-api.ts';
import { requestPdfRoutes } from './request-pdf-api.ts';

export const routes: readonly EndpointRoute[] = [
  ...requestDraftRoutes,
  ...requestReadRoutes,
  ...requestClientRoutes,
  ...requestFileRoutes,
  ...companyInvitationRoutes,
  ...requestReportRoutes,
  ...requestPdfRoutes,
];
