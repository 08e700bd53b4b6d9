import type { RingFacts } from '#features/moderation/core/contract/ring-facts.ts';

/** A client who accepted a quote of the company, or completed a project with it, within the year. */
export interface RingClient {
  id: number;
  /** Was signed in with the same browser as somebody of the company. */
  sharesBrowser: boolean;
  /** With the same browser as another of these clients. */
  sharesBrowserWithClient: boolean;
  /** Signed in from the same network as somebody of the company, or as another of these clients. */
  sharesNetwork: boolean;
  /** Has neither a project nor an accepted quote with another company. */
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

const accountsOf = (clients: readonly RingClient[]) => clients.map(({ id }) => id);

/** What a moderator is shown of them, by the numbers of their accounts: no name stands in it. */
export const ringFactsOf = (clients: readonly RingClient[]): RingFacts => ({
  clients: clients.length,
  companyBrowser: accountsOf(clients.filter(({ sharesBrowser }) => sharesBrowser)),
  clientBrowser: accountsOf(clients.filter(({ sharesBrowserWithClient }) => sharesBrowserWithClient)),
  network: accountsOf(clients.filter(({ sharesNetwork }) => sharesNetwork)),
  onlyHere: accountsOf(clients.filter(({ isOnlyHere }) => isOnlyHere)),
});
