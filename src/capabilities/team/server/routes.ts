import type { Route } from '#server/http/answer.ts';
import { caretakerRoutes } from './caretakers.ts';
import { invitationRoutes } from './invitations.ts';
import { memberRoutes } from './members.ts';

export const routes: readonly Route[] = [...memberRoutes, ...invitationRoutes, ...caretakerRoutes];
