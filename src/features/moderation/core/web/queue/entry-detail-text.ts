import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { Strings } from '#strings/strings.ts';
import type { LocaleFormat } from '#web/use-format.ts';

type NameTable = Readonly<Record<string, string>>;

/** Translates values from a fixed list; others are shown as they are. */
export const entryDetailText = (
  { name, value }: QueueEntry['facts'][number],
  { moderating }: Strings,
  format: LocaleFormat,
): string => {
  if (name === 'lastDay') return format.longDate(new Date(value));
  const namesByField: Partial<Record<typeof name, NameTable>> = {
    withheldFor: moderating.reasons,
    reportedFor: moderating.clientReasons,
    kind: moderating.kinds,
    takenKind: moderating.takenThings,
    vatCheck: moderating.vatChecks,
    fact: moderating.proofKinds,
    source: moderating.proofSources,
  };
  return namesByField[name]?.[value] ?? value;
};
