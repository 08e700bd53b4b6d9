import { answer, type Route } from '../../../../server/http/answer.ts';
import { listActivity } from '../../contract/activity.ts';
import { latestActivity } from '../store/activity.ts';

export const activityRoute: Route = answer(listActivity, ({ person, tools }) =>
  latestActivity(tools.db, person.id),
);
