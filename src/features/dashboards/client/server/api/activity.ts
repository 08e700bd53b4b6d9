import { listActivity } from '#features/dashboards/client/contract/activity.ts';
import { readLatestActivity } from '#features/dashboards/client/server/store/activity.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

export const activityRoute: EndpointRoute = handle(listActivity, ({ person, services }) =>
  readLatestActivity(services.db, person.id),
);
