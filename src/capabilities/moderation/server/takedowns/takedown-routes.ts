import { getTakedown, objectToTakedown } from '#moderation/contract/takedowns.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { findTakedown, presentTakedown, storeObjection } from './objections.ts';

export const takedownRoutes: readonly Route[] = [
  answer(getTakedown, async ({ params, person, tools, refuse }) => {
    const row = await findTakedown(tools.db, params.id, person.id);
    if (!row) throw refuse('takedownNotFound');
    return presentTakedown(row, tools.clock.now());
  }),

  answer(objectToTakedown, async ({ params, body, person, tools, refuse }) => {
    const why = await storeObjection(tools, params.id, person, body.text);
    if (why) throw refuse(why);
    const row = await findTakedown(tools.db, params.id, person.id);
    if (!row) throw refuse('takedownNotFound');
    return presentTakedown(row, tools.clock.now());
  }),
];
