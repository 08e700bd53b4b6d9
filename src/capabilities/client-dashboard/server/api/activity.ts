import { listActivity } from '#client-dashboard/contract/activity.ts';
import { latestActivity } from '#client-dashboard/server/store/activity.ts';
import { answer, type Route } from '#server/http/answer.ts';

export const activityRoute: Route = answer(listActivity, ({ person, tools }) =>
  latestActivity(tools.db, person.id),
);
