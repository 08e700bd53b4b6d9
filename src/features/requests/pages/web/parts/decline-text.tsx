import type { DeclineReason } from '#features/requests/core/rules/requests.ts';
import { useStrings } from '#web/strings.tsx';

interface DeclineWordsProps {
  reason: DeclineReason;
  /** Their own, if there are any. */
  words: string | null;
}

/** What a client reads of a company that says no. */
export const DeclineText = ({ reason, words }: DeclineWordsProps) => {
  const { asking } = useStrings();
  return asking.quoted([asking.declineSays[reason], words?.trim()].filter(Boolean).join(' '));
};
