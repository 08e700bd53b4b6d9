import type { QueryClient } from '@tanstack/react-query';
import { getInvitation, listInvitations } from '#features/requests/core/contract/invitations.ts';
import { getRequest, listRequests } from '#features/requests/core/contract/requests.ts';
import type { InvitationGroup } from '#features/requests/core/rules/requests.ts';
import { queryFor } from '#web/query.ts';

// The id is the address's text: even an invalid one is fetched, and the page shows its refusal.
export const requestQuery = (id: string) => queryFor(getRequest, { params: { id } });

export const invitationQuery = (id: string) => queryFor(getInvitation, { params: { id } });

const LIST_PAGE = '50';

export const requestsQuery = (cursor?: number) =>
  queryFor(listRequests, {
    query: { limit: LIST_PAGE, ...(cursor !== undefined && { cursor: String(cursor) }) },
  });

interface VisibleInvitations {
  /** Only those that the reader looks after. */
  isMine?: boolean;
  cursor?: number | undefined;
}

/** A company reads its requests in groups: those to answer come by deadline. */
export const invitationGroupQuery = (
  show: InvitationGroup,
  { isMine = false, cursor }: VisibleInvitations = {},
) =>
  queryFor(listInvitations, {
    query: {
      show,
      limit: LIST_PAGE,
      ...(isMine && { mine: 'true' }),
      ...(cursor !== undefined && { cursor: String(cursor) }),
    },
  });

const isOf = (address: string) => (query: { queryKey: readonly unknown[] }) =>
  String(query.queryKey[0]).split('?')[0] === address;

export const refetchRequests = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: isOf('/api/requests') });

/** The company may no longer read it: another fetch would be refused, and the page that still shows it with it. */
export const removeInvitationFromCache = (client: QueryClient, id: number) => {
  const isIt = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[1]) === String(id);
  void client.invalidateQueries({
    predicate: (query) => isOf('/api/invitations')(query) && !isIt(query),
  });
  void client.invalidateQueries({
    predicate: (query) => isOf('/api/invitations')(query) && isIt(query),
    refetchType: 'none',
  });
};

export const refetchInvitations = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: isOf('/api/invitations') });
