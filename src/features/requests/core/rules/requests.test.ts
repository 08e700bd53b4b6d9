import { expect, test } from 'vitest';
import fc, { propertyRuns } from '#testing/fast-check.ts';
import {
  type InvitationAction,
  invitationActions,
  type InvitationState,
  invitationStates,
  isInvitationRunning,
  isInvitationUnanswered,
  MAX_INVITED_COMPANIES,
  MAX_RUNNING_INVITATIONS,
  nextInvitationState,
  nextRequestState,
  requestActions,
  type RequestState,
  requestStates,
  requestDetailLevelOf,
  runningInvitationStates,
  whyNotInviteCompanies,
} from './requests.ts';

test(
  'a request goes from draft to open, and from there to its end',
  {
    meta: { requirements: ['D3-1.1'] },
  },
  () => {
    const ways = requestStates.flatMap((state) =>
      requestActions.flatMap((act) => {
        const nextState = nextRequestState(state, act);
        return nextState ? [`${state} ${act} ${nextState}`] : [];
      }),
    );
    expect(ways).toEqual([
      'draft send open',
      'open close closed',
      'open expire expired',
      'open hire hired',
      'hired callOff closed',
      'expired hire hired',
    ]);
  },
);

test('what has ended stays ended', { meta: { requirements: ['D3-10.6'] } }, () => {
  const endedStates = invitationStates.filter((state) => !isInvitationRunning(state));
  expect(endedStates).toEqual(['declined', 'expired', 'withdrawn', 'won', 'lost']);
  const ways = endedStates.flatMap((state) =>
    invitationActions.flatMap((act) => {
      const nextState = nextInvitationState(state, act);
      return nextState ? [`${state} ${act} ${nextState}`] : [];
    }),
  );
  // A contract that is over can be won again by nobody (reading 68).
  expect(ways).toEqual(['won callOff lost']);
});

test('states go forward, but for a quote that is taken back', { meta: { requirements: ['D3-10.6'] } }, () => {
  for (const state of runningInvitationStates)
    for (const act of invitationActions) {
      const nextState = nextInvitationState(state, act);
      const isForward = !nextState || invitationStates.indexOf(nextState) > invitationStates.indexOf(state);
      expect([state, act, isForward]).toEqual([state, act, act !== 'takeQuoteBack' || !nextState]);
    }
});

test.each<[InvitationState, string]>([
  ['sent', 'all'],
  ['quoted', 'all'],
  ['won', 'all'],
  ['lost', 'words'],
  ['declined', 'row'],
  ['withdrawn', 'row'],
  ['expired', 'row'],
])('a company whose invitation is %s sees: %s', { meta: { requirements: ['D3-10.6'] } }, (state, sight) => {
  expect(requestDetailLevelOf(state)).toBe(sight);
});

type Step =
  | { who: 'client'; act: 'send' | 'close' | 'expire' | 'hire' | 'callOff'; company: number }
  | { who: 'client'; act: 'ask'; company: number }
  | { who: 'company'; act: InvitationAction; company: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    who: fc.constant('client' as const),
    act: fc.constantFrom('send', 'close', 'expire', 'hire', 'callOff', 'ask', 'ask', 'ask', 'ask'),
    company: fc.nat(8),
  }),
  fc.record({
    who: fc.constant('company' as const),
    act: fc.constantFrom(...invitationActions.filter((act) => act !== 'win' && act !== 'callOff')),
    company: fc.nat(8),
  }),
) as fc.Arbitrary<Step>;

/** Moves a request and its companies as the server's actions do. */
const walk = (steps: readonly Step[]) => {
  let state: RequestState = 'draft';
  const invitations = new Map<number, InvitationState>();
  const moveAll = (act: InvitationAction) => {
    for (const [company, invitationState] of invitations)
      invitations.set(company, nextInvitationState(invitationState, act) ?? invitationState);
  };
  for (const { who, act, company } of steps) {
    const previousInvitations = new Map(invitations);
    if (act === 'ask') {
      const openInvitations = [...invitations].map(([companyId, invitationState]) => ({
        companyId,
        state: invitationState,
        quoteExpiredAt: null,
      }));
      if (!whyNotInviteCompanies({ state, invitations: openInvitations }, [company]))
        invitations.set(company, 'sent');
    } else if (who === 'company') {
      const invitationState = invitations.get(company);
      const nextState = invitationState && state === 'open' && nextInvitationState(invitationState, act);
      if (nextState) invitations.set(company, nextState);
    } else if (act !== 'hire' || invitations.get(company) === 'quoted') {
      const nextState = nextRequestState(state, act);
      if (!nextState) continue;
      state = nextState;
      if (act === 'hire') invitations.set(company, 'won');
      if (act === 'close' || act === 'hire') moveAll('lose');
      if (act === 'expire') moveAll('expire');
      if (act === 'callOff') moveAll('callOff');
    }
    const all = [...invitations.values()];
    const running = all.filter(isInvitationRunning);
    expect(all.length).toBeLessThanOrEqual(MAX_INVITED_COMPANIES);
    expect(running.length).toBeLessThanOrEqual(MAX_RUNNING_INVITATIONS);
    expect(all.filter((invitationState) => invitationState === 'won')).toHaveLength(
      state === 'hired' ? 1 : 0,
    );
    if (state === 'draft') expect(all).toEqual([]);
    if (state === 'hired' || state === 'closed') expect(running).toEqual([]);
    // Only a quote outlives the request.
    if (state === 'expired')
      expect(running.every((invitationState) => invitationState === 'quoted')).toBe(true);
    for (const [id, invitationState] of previousInvitations)
      if (!isInvitationRunning(invitationState))
        expect(invitations.get(id)).toBe(
          act === 'callOff' && invitationState === 'won' && state === 'closed' ? 'lost' : invitationState,
        );
    for (const invitationState of all)
      if (isInvitationUnanswered(invitationState)) expect(state).toBe('open');
  }
};

test(
  'random walks of a request and its companies meet no forbidden state',
  {
    timeout: 60_000,
    meta: { requirements: ['D3-9.2'] },
  },
  () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) =>
        walk([{ who: 'client', act: 'send', company: 0 }, ...steps]),
      ),
      { numRuns: propertyRuns(500) },
    );
  },
);
