import type { Evidence } from '#moderation/contract/moderation.ts';
import type { Strings } from '#strings/strings.ts';

type Report = Pick<Evidence['reports'][number], 'kind' | 'reason'>;

/** The reason of a report, where it was chosen of a list. */
export const reasonOfReport = (
  { kind, reason }: Report,
  { moderating }: Pick<Strings, 'moderating'>,
): string | null => {
  if (reason === null) return null;
  const names: Readonly<Record<string, string>> =
    kind === 'content' ? moderating.kinds : moderating.clientReasons;
  return names[reason] ?? reason;
};
