import { LinkButton } from '#design/link-button.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';

/** What a request can be put to at once. */
const MOST_ASKED_AT_ONCE = 3;

/** Only a homeowner asks. */
export const useMayAsk = (): boolean => {
  const visitor = useVisitor();
  return !visitor || visitor.userType === 'private';
};

/** One description for all that were chosen, in the place of a message to each. */
export const AskAll = ({ ids }: { ids: readonly number[] }) => {
  const { folders } = useStrings();
  if (!useMayAsk() || ids.length === 0) return null;
  const asked = ids.slice(0, MOST_ASKED_AT_ONCE);
  return (
    <LinkButton size="small" look="secondary" href={`/requests/new?companies=${asked.join(',')}`}>
      {folders.askAll(ids.length)}
    </LinkButton>
  );
};
