import type { Evidence } from '#moderation/contract/moderation.ts';
import type { RingFacts } from '#moderation/contract/ring-facts.ts';
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

const MOST_NAMED = 10;

/** What the nightly look for rings saw, in the reader's language; numbers of accounts, as the office finds them. */
const ringText = (
  { clients, companyBrowser, clientBrowser, network, onlyHere }: RingFacts,
  { moderating: { ring: words } }: Pick<Strings, 'moderating'>,
): string => {
  const accounts = (ids: readonly number[]) =>
    ids.length === 0
      ? ''
      : ` ${words.accounts(ids.slice(0, MOST_NAMED).join(', '), Math.max(0, ids.length - MOST_NAMED))}`;
  return [
    words.seen(clients),
    `- ${words.companyBrowser(companyBrowser.length)}${accounts(companyBrowser)}`,
    `- ${words.clientBrowser(clientBrowser.length)}${accounts(clientBrowser)}`,
    `- ${words.network(network.length)}${accounts(network)}`,
    `- ${words.onlyHere(onlyHere.length)}${accounts(onlyHere)}`,
    words.noProof,
  ].join('\n');
};

/** What was said: by a person in their words, or by Giewel from its facts. */
export const wordsOfReport = (
  { words, ring }: { words: string | null; ring: RingFacts | null },
  strings: Pick<Strings, 'moderating'>,
): string | null => (ring ? ringText(ring, strings) : words);
