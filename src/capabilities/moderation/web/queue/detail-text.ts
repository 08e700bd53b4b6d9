import type { QueueEntry } from '#moderation/contract/moderation.ts';
import type { Strings } from '#strings/strings.ts';
import type { Format } from '#web/use-format.ts';

type Named = Readonly<Record<string, string>>;

/** What is one of a few is said in words. */
export const detailText = (
  { name, value }: QueueEntry['facts'][number],
  { moderating }: Strings,
  format: Format,
): string => {
  if (name === 'lastDay') return format.longDate(new Date(value));
  const named: Partial<Record<typeof name, Named>> = {
    withheldFor: moderating.reasons,
    reportedFor: moderating.clientReasons,
    kind: moderating.kinds,
    takenKind: moderating.takenThings,
    vatCheck: moderating.vatChecks,
    fact: moderating.proofKinds,
    source: moderating.proofSources,
  };
  return named[name]?.[value] ?? value;
};
