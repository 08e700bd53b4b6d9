import type { Pool } from 'pg';
import {
  newProjectStanding,
  projectActions,
  projectSides,
  type ProjectStanding,
  projectStandingAfter,
  whyNotProjectAction,
} from '#features/projects/core/rules/project-states.ts';
import type { QuoteState } from '#features/quotes/core/rules/quote-states.ts';
import {
  isQuoteActive,
  isQuoteOpen,
  nextQuoteState,
  quoteActions,
} from '#features/quotes/core/rules/quotes.ts';
import {
  countCompaniesAtWork,
  invitationActions,
  type InvitationState,
  isInvitationRunning,
  MAX_INVITED_COMPANIES,
  MAX_RUNNING_INVITATIONS,
  nextInvitationState,
  nextRequestState,
  requestActions,
  type RequestState,
} from '#features/requests/core/rules/requests.ts';

/** Reads a request and all its work as stored. */
export interface WorkSoFar {
  requests: { id: number; state: RequestState }[];
  invitations: { id: number; companyId: number; state: InvitationState; quoteExpiredAt: Date | null }[];
  quotes: {
    id: number;
    companyId: number;
    invitationId: number | null;
    projectId: number | null;
    isChange: boolean;
    state: QuoteState;
    /** Contains the signed quote to its last line; null before. */
    signed: string | null;
    signedTotal: string | null;
    /** Set when it was withdrawn from, or ended by both; null while it stands. */
    overAt: string | null;
    beganProject: number | null;
  }[];
  projects: (ProjectStanding & { id: number; agreedSum: string | null; changesSum: string })[];
}

export const readWork = async (pool: Pool, clientId: number): Promise<WorkSoFar> => {
  const read = async <Row extends object>(query: string) => (await pool.query<Row>(query, [clientId])).rows;
  const [requests, invitations, quotes, projects] = await Promise.all([
    read<WorkSoFar['requests'][number]>('select id, state from requests where client_id = $1'),
    read<WorkSoFar['invitations'][number]>(
      `select i.id, i.company_id as "companyId", i.state, i.quote_expired_at as "quoteExpiredAt"
       from request_invitations i join requests r on r.id = i.request_id where r.client_id = $1 order by i.id`,
    ),
    read<WorkSoFar['quotes'][number]>(
      `select q.id, q.company_id as "companyId", q.invitation_id as "invitationId", q.project_id as "projectId",
         q.is_change as "isChange", q.state, a.total as "signedTotal",
         coalesce(a.withdrawn_at, a.ended_at)::text as "overAt", a.project_id as "beganProject",
         (select jsonb_build_array(to_jsonb(v), to_jsonb(a) - 'withdrawn_at' - 'ended_at', encode(a.sha256, 'hex'),
            (select jsonb_agg(to_jsonb(l) order by l.position) from quote_lines l
             where l.quote_id = q.id and l.version = a.version))::text
          from quote_versions v where v.quote_id = q.id and v.version = a.version) as signed
       from quotes q left join quote_acceptances a on a.quote_id = q.id where q.client_id = $1 order by q.id`,
    ),
    read<WorkSoFar['projects'][number]>(
      `select id, status, client_confirmed as "clientConfirmed", company_confirmed as "companyConfirmed",
         quote_id as "quoteId", agreed_sum as "agreedSum", changes_sum as "changesSum"
       from projects where client_id = $1 order by id`,
    ),
  ]);
  return { requests, invitations, quotes, projects };
};

const leadsTo = <State extends string, Act extends string>(
  actions: readonly Act[],
  stateAfter: (state: State, action: Act) => State | null,
  from: State,
  to: State,
) => from === to || actions.some((action) => stateAfter(from, action) === to);

const standingOf = ({ status, clientConfirmed, companyConfirmed }: ProjectStanding) =>
  JSON.stringify({ status, clientConfirmed, companyConfirmed });

/** One side has acted, or a client has withdrawn from the contract: then nobody has marked anything as done. */
const projectLeadsTo = (from: WorkSoFar['projects'][number], to: WorkSoFar['projects'][number]) =>
  standingOf(from) === standingOf(to) ||
  projectActions.some((action) =>
    projectSides.some(
      (side) =>
        whyNotProjectAction(from, action, side) === null &&
        standingOf(projectStandingAfter(from, action, side)) === standingOf(to),
    ),
  ) ||
  (from.status !== 'cancelled' &&
    standingOf({ ...newProjectStanding, status: 'cancelled' }) === standingOf(to));

/** Returns steps from one moment to the next that no rule allows. */
export const forbiddenSteps = (previous: WorkSoFar, next: WorkSoFar): string[] => {
  const faults: string[] = [];
  const checkEach = <Item extends { id: number }>(
    kind: string,
    list: (work: WorkSoFar) => readonly Item[],
    begins: (item: Item) => boolean,
    isAllowed: (a: Item, b: Item) => boolean,
  ) => {
    const previousById = new Map(list(previous).map((item) => [item.id, item]));
    for (const item of list(next)) {
      const was = previousById.get(item.id);
      previousById.delete(item.id);
      if (was ? !isAllowed(was, item) : !begins(item))
        faults.push(`${kind}: ${JSON.stringify(was)} became ${JSON.stringify(item)}`);
    }
    for (const missing of previousById.values())
      if (kind !== 'quote' || (missing as unknown as { state: string }).state !== 'draft')
        faults.push(`${kind}: ${JSON.stringify(missing)} is gone`);
  };
  checkEach(
    'request',
    (work) => work.requests,
    ({ state }) => state === 'draft' || state === 'open',
    (was, is) => leadsTo(requestActions, nextRequestState, was.state, is.state),
  );
  checkEach(
    'invitation',
    (work) => work.invitations,
    ({ state }) => state === 'sent',
    (was, is) => leadsTo(invitationActions, nextInvitationState, was.state, is.state),
  );
  checkEach(
    'quote',
    (work) => work.quotes,
    ({ state }) => state === 'draft',
    (was, is) =>
      leadsTo(quoteActions, nextQuoteState, was.state, is.state) &&
      (was.signed === null || was.signed === is.signed),
  );
  checkEach(
    'project',
    (work) => work.projects,
    (item) => standingOf(item) === standingOf(newProjectStanding),
    projectLeadsTo,
  );
  return faults;
};

const cents = (sum: string | null) => BigInt((sum ?? '0').replace('.', ''));

/** Returns the contradictions that may never exist in a request and its work. */
export const contradictionsIn = ({ requests, invitations, quotes, projects }: WorkSoFar): string[] => {
  const faults: string[] = [];
  const must = (isTrue: boolean, fault: string) => {
    if (!isTrue) faults.push(fault);
  };
  const [request] = requests;
  if (!request) return faults;
  const running = invitations.filter(({ state }) => isInvitationRunning(state));
  const won = invitations.filter(({ state }) => state === 'won');
  const orders = quotes.filter(({ isChange }) => !isChange);
  const accepted = orders.filter(({ state }) => state === 'accepted');
  must(invitations.length <= MAX_INVITED_COMPANIES, 'more were asked than may be');
  must(countCompaniesAtWork(invitations) <= MAX_RUNNING_INVITATIONS, 'more are at work than may be');
  must(accepted.length <= 1, 'two quotes of one request are accepted');
  // A company whose contract was withdrawn from, or ended by both, has lost again.
  const inForce = accepted.filter(({ overAt }) => overAt === null);
  must(won.length === inForce.length, 'who has won is not whose contract is in force');
  must(
    inForce.every(({ invitationId }) => won[0]?.id === invitationId),
    'another has won than was accepted',
  );
  must(
    (request.state === 'open' || request.state === 'expired') <= (accepted.length === 0),
    'accepted, and nobody is hired',
  );
  must((request.state === 'hired') <= (inForce.length === 1), 'hired without a contract');
  must(
    ['open', 'draft'].includes(request.state) ||
      running.every(({ state }) => request.state === 'expired' && state === 'quoted'),
    'a company works at a request that is over',
  );
  for (const { id } of invitations)
    must(
      orders.filter((order) => order.invitationId === id && isQuoteActive(order.state)).length <= 1,
      'two quotes of one company are in play',
    );
  for (const { state, invitationId } of orders)
    must(
      !isQuoteOpen(state) || running.some(({ id }) => id === invitationId),
      'a quote is open whose company is out',
    );
  must(projects.length === accepted.length, 'a project without a contract, or a contract without one');
  for (const project of projects) {
    const [contract] = quotes.filter(
      ({ beganProject, isChange }) => beganProject === project.id && !isChange,
    );
    const changes = quotes.filter(
      ({ projectId, state, isChange, overAt }) =>
        isChange &&
        projectId === project.id &&
        state === 'accepted' &&
        // A change withdrawn from alone is out of the sums; one that ended with the contract is in the contract's
        // last sums.
        (overAt === null || overAt === contract?.overAt),
    );
    must(
      cents(contract?.signedTotal ?? null) === cents(project.agreedSum),
      'a project costs what was not signed',
    );
    must(
      changes.reduce((sum, { signedTotal }) => sum + cents(signedTotal), 0n) === cents(project.changesSum),
      'changes cost what was not signed',
    );
    must((contract?.overAt != null) <= (project.status === 'cancelled'), 'work goes on without a contract');
    must(project.quoteId === contract?.id, 'a project of another contract');
  }
  for (const { state, signed } of quotes)
    must((state === 'accepted') === (signed !== null), 'signed and not accepted, or the other way round');
  return faults;
};
