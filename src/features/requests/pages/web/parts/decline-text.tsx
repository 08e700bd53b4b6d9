import type { DeclineReason } from '#features/requests/core/rules/requests.ts';
import { useStrings } from '#web/strings.tsx';

interface DeclineWordsProps {
  reason: DeclineReason;
  /** The company may add words of its own. */
  words: string | null;
}

/** A client reads this of a company that declines. */
export const DeclineText = ({ reason, words }: DeclineWordsProps) => {
  const { asking } = useStrings();
  return asking.quoted([asking.declineSays[reason], words?.trim()].filter(Boolean).join(' '));
};
