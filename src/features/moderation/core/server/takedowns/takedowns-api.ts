import { getTakedown, objectToTakedown } from '#features/moderation/core/contract/takedowns.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { findTakedown, presentTakedown, submitObjection } from './objections.ts';

export const takedownRoutes: readonly EndpointRoute[] = [
  handle(getTakedown, async ({ params, person, services, refuse }) => {
    const row = await findTakedown(services.db, params.id, person.id);
    if (!row) throw refuse('takedownNotFound');
    return presentTakedown(row, services.clock.now());
  }),

  handle(objectToTakedown, async ({ params, body, person, services, refuse }) => {
    const reason = await submitObjection(services, params.id, person, body.text);
    if (reason) throw refuse(reason);
    const row = await findTakedown(services.db, params.id, person.id);
    if (!row) throw refuse('takedownNotFound');
    return presentTakedown(row, services.clock.now());
  }),
];
