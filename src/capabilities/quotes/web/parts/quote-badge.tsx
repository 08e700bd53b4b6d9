import { Badge, type BadgeTone } from '#design/badge.tsx';
import type { QuoteState } from '#quotes/rules/quote-states.ts';
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

export const QuoteBadge = ({ state }: { state: QuoteState }) => {
  const { quoting } = useStrings();
  return (
    <Badge tone={tones[state]} icon={state === 'accepted' ? 'check' : undefined}>
      {quoting.states[state]}
    </Badge>
  );
};
