import { unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import { moderationDeskQuery } from '#features/moderation/core/web/index.ts';
import { unreadNotificationsQuery } from '#features/notifications/core/web/index.ts';
import { getOwnCompanyLogo } from '#kernel/get-own-company-logo.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { getWaitingCounts } from '#kernel/waiting-counts.ts';
import { type EndpointQuery, queryFor } from '#web/query.ts';

/** The first HTML has the counts of a signed-in person's frame, so that none appears late; live events keep them current. */
export const frameQueriesFor = (
  person: Pick<Person, 'userType' | 'mustAddFactor'> | null,
): readonly EndpointQuery[] => {
  if (!person || person.mustAddFactor) return [];
  return [
    unreadMessagesQuery(),
    unreadNotificationsQuery,
    person.userType === 'admin' ? moderationDeskQuery : queryFor(getWaitingCounts, {}),
    ...(person.userType === 'company' ? [queryFor(getOwnCompanyLogo, {})] : []),
  ];
};
