import type { CollusionFindings } from '#features/moderation/core/contract/collusion-findings.ts';
import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import type { Strings } from '#strings/strings.ts';

type Report = Pick<CaseEvidence['reports'][number], 'kind' | 'reason'>;

/** Returns the words for a report's reason, if it was chosen from a list. */
export const reportReasonText = (
  { kind, reason }: Report,
  { moderating }: Pick<Strings, 'moderating'>,
): string | null => {
  if (reason === null) return null;
  const names: Readonly<Record<string, string>> =
    kind === 'content' ? moderating.kinds : moderating.clientReasons;
  return names[reason] ?? reason;
};

const MOST_NAMED = 10;

/** Returns the nightly ring search's findings in the reader's language, with account numbers that the office can find. */
const ringText = (
  { clients, companyBrowser, clientBrowser, network, onlyHere }: CollusionFindings,
  { moderating: { ring: words } }: Pick<Strings, 'moderating'>,
): string => {
  const accounts = (ids: readonly number[]) =>
    ` ${words.accounts(ids.slice(0, MOST_NAMED).join(', '), Math.max(0, ids.length - MOST_NAMED))}`;
  const findings = [
    [words.companyBrowser, companyBrowser],
    [words.clientBrowser, clientBrowser],
    [words.network, network],
    [words.onlyHere, onlyHere],
  ] as const;
  return [
    words.seen(clients),
    ...findings.flatMap(([textOf, ids]) =>
      ids.length > 0 ? [`- ${textOf(ids.length)}${accounts(ids)}`] : [],
    ),
    words.noProof,
  ].join('\n');
};

/** Returns a person's own words, or Giewel's findings as text. */
export const reportBodyText = (
  { words, ring }: { words: string | null; ring: CollusionFindings | null },
  strings: Pick<Strings, 'moderating'>,
): string | null => (ring ? ringText(ring, strings) : words);
