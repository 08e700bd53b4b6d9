/** A client whose project the company completed within the year. */
export interface RingClient {
  id: number;
  /** Was signed in with the same browser as somebody of the company. */
  sharesBrowser: boolean;
  /** With the same browser as another of these clients. */
  sharesBrowserWithClient: boolean;
  /** Signed in from the same network as somebody of the company, or as another of these clients. */
  sharesNetwork: boolean;
  /** Has a project with no other company. */
  isOnlyHere: boolean;
}

/**
 * One who shares a network is a neighbour, or was visited; one who works with nobody else has one house. Only several who
 * are both are worth a look, or a browser from which both sides sign in.
 */
const FEWEST_TOGETHER = 3;

const areTogether = ({ sharesBrowserWithClient, sharesNetwork, isOnlyHere }: RingClient) =>
  isOnlyHere && (sharesBrowserWithClient || sharesNetwork);

export const looksLikeRing = (clients: readonly RingClient[]): boolean =>
  clients.some(({ sharesBrowser }) => sharesBrowser) || clients.filter(areTogether).length >= FEWEST_TOGETHER;

const MOST_NAMED = 10;

/** As the accounts are found in the office: by number, no name stands here. */
const accounts = (clients: readonly RingClient[]) => {
  const named = clients.slice(0, MOST_NAMED).map(({ id }) => id);
  return clients.length === 0
    ? ''
    : ` (accounts ${named.join(', ')}${clients.length > MOST_NAMED ? ' and more' : ''})`;
};

/** What was seen, for a moderator, in English like the log: it is stored once and read by all of the staff. */
export const ringInWords = (clients: readonly RingClient[]): string => {
  const seen = [
    [
      'signed in with a browser that somebody of the company uses, too',
      clients.filter((one) => one.sharesBrowser),
    ],
    ['share a browser with each other', clients.filter((one) => one.sharesBrowserWithClient)],
    ['share a network with the company or with each other', clients.filter((one) => one.sharesNetwork)],
    ['have a project with no other company', clients.filter((one) => one.isOnlyHere)],
  ] as const;
  return [
    `Seen by Giewel at night, reported by nobody. Of ${clients.length} clients whose projects this company completed within a year:`,
    ...seen.map(([what, those]) => `- ${those.length} ${what}${accounts(those)}`),
    'None of it proves anything: a family, a shared office or a building site looks alike. Look at the projects and reviews before you decide.',
  ].join('\n');
};
