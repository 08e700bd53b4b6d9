import { readWaitingCounts } from '#features/dashboards/client/server/store/waiting-counts.ts';
import { getWaitingCounts } from '#kernel/waiting-counts.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

export const waitingCountsRoute: EndpointRoute = handle(getWaitingCounts, ({ person, services }) =>
  readWaitingCounts(services.db, person, services.clock.now()),
);
