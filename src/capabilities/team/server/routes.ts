import type { EndpointRoute } from '#server/http/answer.ts';
import { assigneeRoutes } from './caretakers.ts';
import { invitationRoutes } from './invitations.ts';
import { memberRoutes } from './members.ts';

export const routes: readonly EndpointRoute[] = [...memberRoutes, ...invitationRoutes, ...assigneeRoutes];
