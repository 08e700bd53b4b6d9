import type { EndpointRoute } from '#server/http/handle.ts';
import { assigneeRoutes } from './assignees.ts';
import { invitationRoutes } from './invitations.ts';
import { memberRoutes } from './members.ts';

export const routes: readonly EndpointRoute[] = [...memberRoutes, ...invitationRoutes, ...assigneeRoutes];
