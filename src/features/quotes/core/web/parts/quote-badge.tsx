import { Badge, type BadgeTone } from '#design/badge.tsx';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import type { QuoteState } from '#features/quotes/core/rules/quote-states.ts';
import { useStrings } from '#web/strings.tsx';

const tones: Record<QuoteState, BadgeTone> = {
  draft: 'plain',
  sent: 'new',
  'change-asked': 'warn',
  accepted: 'ok',
  declined: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
};

type Badged = Pick<ListedQuote, 'state'> &
  Partial<Pick<ListedQuote, 'withdrawnAt' | 'contractEndedAt' | 'isChange'>>;

/** A contract that is over is no contract, though its quote stays accepted on the wire. */
export const QuoteBadge = ({ quote }: { quote: Badged }) => {
  const { state, withdrawnAt, contractEndedAt, isChange } = quote;
  const { quoting } = useStrings();
  if (withdrawnAt)
    return <Badge tone="plain">{isChange ? quoting.changeWithdrawn : quoting.contractWithdrawn}</Badge>;
  if (contractEndedAt) return <Badge tone="plain">{quoting.contractEnded}</Badge>;
  return (
    <Badge tone={tones[state]} icon={state === 'accepted' ? 'check' : undefined}>
      {quoting.states[state]}
    </Badge>
  );
};
