import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import { DAY_MS, dayOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

/** From so few days on an open quote is urgent. */
const FEW_DAYS = 3;

interface Standing {
  words: string | null;
  isPressing: boolean;
}

/** Says in a few words what a quote waits for, or what became of it. */
export const useQuoteStatusText = () => {
  const { quoteList, quoting } = useStrings();
  const format = useFormat();
  const dayAt = (moment: string) => format.dayAndMonth(dayOf(new Date(moment)));
  const leftUntil = (until: string) => {
    const days = Math.round((Date.parse(until) - Date.parse(dayOf(new Date()))) / DAY_MS);
    return { days, words: days > 0 ? quoteList.daysLeft(days) : quoteList.lastDay };
  };
  return (quote: ListedQuote, isCompany: boolean): Standing => {
    const over = quote.withdrawnAt ?? quote.contractEndedAt;
    if (over)
      return {
        words: (quote.withdrawnAt ? quoteList.contractWithdrawn : quoteList.contractEnded)(dayAt(over)),
        isPressing: false,
      };
    const { state, answerBy, changeWords, validUntil, seenAt, endedAt, declinedFor } = quote;
    if (state === 'draft')
      return { words: answerBy && quoteList.answerBy(dayAt(answerBy)), isPressing: answerBy !== null };
    if (state === 'change-asked' && changeWords !== null)
      return { words: quoteList.asked(changeWords), isPressing: false };
    if (state === 'sent' || state === 'change-asked') {
      const left = validUntil ? leftUntil(validUntil) : null;
      const isPressing = left !== null && left.days <= FEW_DAYS;
      if (!left)
        return { words: seenAt === null ? quoting.notSeen : quoting.seenOn(dayAt(seenAt)), isPressing };
      if (!isCompany) return { words: left.words, isPressing };
      const words =
        seenAt === null ? quoteList.notSeen(left.words) : quoteList.seen(dayAt(seenAt), left.words);
      return { words, isPressing: isPressing || seenAt === null };
    }
    if (state === 'declined')
      return {
        words: declinedFor === null ? quoteList.anotherChosen : quoting.reasons[declinedFor],
        isPressing: false,
      };
    const endDay = endedAt && dayAt(endedAt);
    if (!endDay)
      return { words: validUntil && quoteList.expired(format.dayAndMonth(validUntil)), isPressing: false };
    const textOf = { accepted: quoteList.signed, expired: quoteList.expired, withdrawn: quoteList.withdrawn }[
      state
    ];
    return { words: textOf(endDay), isPressing: false };
  };
};
