import { listActivity } from '#client-dashboard/contract/activity.ts';
import { latestActivity } from '#client-dashboard/server/store/activity.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

export const activityRoute: EndpointRoute = handle(listActivity, ({ person, services }) =>
  latestActivity(services.db, person.id),
);
