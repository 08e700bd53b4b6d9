import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import type { RingFacts } from '#features/moderation/core/contract/ring-facts.ts';
import type { Strings } from '#strings/strings.ts';

type Report = Pick<CaseEvidence['reports'][number], 'kind' | 'reason'>;

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

const MOST_NAMED = 10;

/** What the nightly look for rings saw, in the reader's language; numbers of accounts, as the office finds them. */
const ringText = (
  { clients, companyBrowser, clientBrowser, network, onlyHere }: RingFacts,
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

/** What was said: by a person in their words, or by Giewel from its facts. */
export const wordsOfReport = (
  { words, ring }: { words: string | null; ring: RingFacts | null },
  strings: Pick<Strings, 'moderating'>,
): string | null => (ring ? ringText(ring, strings) : words);
