import { formatLongDate } from '#kernel/dates.ts';
import type { QueueEntry } from '#moderation/contract/moderation.ts';
import type { Strings } from '#strings/strings.ts';

type Named = Readonly<Record<string, string>>;

/** What is one of a few is said in words. */
export const detailText = ({ name, value }: QueueEntry['facts'][number], { moderating }: Strings): string => {
  if (name === 'lastDay') return formatLongDate(new Date(value));
  const named: Partial<Record<typeof name, Named>> = {
    withheldFor: moderating.reasons,
    reportedFor: moderating.clientReasons,
    kind: moderating.kinds,
    vatCheck: moderating.vatChecks,
    fact: moderating.proofKinds,
    source: moderating.proofSources,
  };
  return named[name]?.[value] ?? value;
};
