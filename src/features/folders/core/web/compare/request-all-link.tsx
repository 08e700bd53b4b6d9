import { LinkButton } from '#design/link-button.tsx';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';

/** A request can invite at most this many companies at once. */
const MAX_RECIPIENTS = 3;

/** Only homeowners send requests. */
export const useMaySendRequests = (): boolean => {
  const visitor = useVisitor();
  return !visitor || visitor.userType === 'private';
};

/** The request begins with these, because the client has already given them in the search. */
export interface SearchedTradeAndCommune {
  category?: number | undefined;
  commune?: string | undefined;
}

interface RequestAllLinkProps extends SearchedTradeAndCommune {
  ids: readonly number[];
}

/** One request describes the project to all chosen companies, instead of a message to each. */
export const RequestAllLink = ({ ids, category, commune }: RequestAllLinkProps) => {
  const { folders } = useStrings();
  if (!useMaySendRequests() || ids.length === 0) return null;
  const recipientIds = ids.slice(0, MAX_RECIPIENTS);
  return (
    <LinkButton
      size="small"
      variant="secondary"
      href={href('/requests/new', { companies: recipientIds.join(','), category, commune })}
    >
      {folders.askAll(ids.length)}
    </LinkButton>
  );
};
