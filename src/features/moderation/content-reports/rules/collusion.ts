import type { CollusionFindings } from '#features/moderation/core/contract/collusion-findings.ts';

/** A client who accepted a quote of the company, or completed a project with it, within the year. */
export interface ClientForCollusionCheck {
  id: number;
  /** They were signed in with the same browser as a member of the company. */
  sharesBrowser: boolean;
  /** They were signed in with the same browser as another of these clients. */
  sharesBrowserWithClient: boolean;
  /** They signed in from the same network as a member of the company, or as another of these clients. */
  sharesNetwork: boolean;
  /** They have neither a project nor an accepted quote with another company. */
  isOnlyHere: boolean;
}

/**
 * A client who shares a network may be a neighbour or a guest; one who works with nobody else may own one house. Only
 * several clients who are both are suspicious, or a browser from which both sides sign in.
 */
const FEWEST_TOGETHER = 3;

const areTogether = ({ sharesBrowserWithClient, sharesNetwork, isOnlyHere }: ClientForCollusionCheck) =>
  isOnlyHere && (sharesBrowserWithClient || sharesNetwork);

export const looksLikeCollusion = (clients: readonly ClientForCollusionCheck[]): boolean =>
  clients.some(({ sharesBrowser }) => sharesBrowser) || clients.filter(areTogether).length >= FEWEST_TOGETHER;

const accountsOf = (clients: readonly ClientForCollusionCheck[]) => clients.map(({ id }) => id);

/** Returns the findings that a moderator sees, with account numbers instead of names. */
export const collusionFindingsOf = (clients: readonly ClientForCollusionCheck[]): CollusionFindings => ({
  clients: clients.length,
  companyBrowser: accountsOf(clients.filter(({ sharesBrowser }) => sharesBrowser)),
  clientBrowser: accountsOf(clients.filter(({ sharesBrowserWithClient }) => sharesBrowserWithClient)),
  network: accountsOf(clients.filter(({ sharesNetwork }) => sharesNetwork)),
  onlyHere: accountsOf(clients.filter(({ isOnlyHere }) => isOnlyHere)),
});
