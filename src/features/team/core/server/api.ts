import type { EndpointRoute } from '#server/http/handle.ts';
import { assigneeRoutes } from './assignees-api.ts';
import { invitationRoutes } from './invitations-api.ts';
import { memberRoutes } from './members-api.ts';

export const routes: readonly EndpointRoute[] = [...memberRoutes, ...invitationRoutes, ...assigneeRoutes];
