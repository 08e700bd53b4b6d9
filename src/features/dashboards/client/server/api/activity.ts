import { listActivity } from '#features/dashboards/client/contract/activity.ts';
import { latestActivity } from '#features/dashboards/client/server/store/activity.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

export const activityRoute: EndpointRoute = handle(listActivity, ({ person, services }) =>
  latestActivity(services.db, person.id),
);
