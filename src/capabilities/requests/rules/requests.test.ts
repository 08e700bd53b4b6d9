import { expect, test } from 'vitest';
import fc, { runs } from '#testing/fast-check.ts';
import {
  type InvitationAct,
  type InvitationState,
  invitationActs,
  invitationAfter,
  invitationStates,
  isRunning,
  isUnanswered,
  MOST_ASKED,
  MOST_RUNNING,
  type RequestState,
  requestActs,
  requestAfter,
  requestStates,
  runningStates,
  sightOf,
  whyNotAsk,
} from './requests.ts';

test('a request goes from draft to open, and from there to its end', {
  meta: { requirements: ['D3-1.1'] },
}, () => {
  const ways = requestStates.flatMap((state) =>
    requestActs.flatMap((act) => {
      const after = requestAfter(state, act);
      return after ? [`${state} ${act} ${after}`] : [];
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
});

test('what has ended stays ended', { meta: { requirements: ['D3-10.6'] } }, () => {
  const ended = invitationStates.filter((state) => !isRunning(state));
  expect(ended).toEqual(['declined', 'expired', 'withdrawn', 'won', 'lost']);
  const ways = ended.flatMap((state) =>
    invitationActs.flatMap((act) => {
      const after = invitationAfter(state, act);
      return after ? [`${state} ${act} ${after}`] : [];
    }),
  );
  // A contract that is over is nobody's any more (reading 68).
  expect(ways).toEqual(['won callOff lost']);
});

test('states go forward, but for a quote that is taken back', { meta: { requirements: ['D3-10.6'] } }, () => {
  for (const state of runningStates)
    for (const act of invitationActs) {
      const after = invitationAfter(state, act);
      const isForward = !after || invitationStates.indexOf(after) > invitationStates.indexOf(state);
      expect([state, act, isForward]).toEqual([state, act, act !== 'takeQuoteBack' || !after]);
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
  expect(sightOf(state)).toBe(sight);
});

type Step =
  | { who: 'client'; act: 'send' | 'close' | 'expire' | 'hire' | 'callOff'; company: number }
  | { who: 'client'; act: 'ask'; company: number }
  | { who: 'company'; act: InvitationAct; company: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    who: fc.constant('client' as const),
    act: fc.constantFrom('send', 'close', 'expire', 'hire', 'callOff', 'ask', 'ask', 'ask', 'ask'),
    company: fc.nat(8),
  }),
  fc.record({
    who: fc.constant('company' as const),
    act: fc.constantFrom(...invitationActs.filter((act) => act !== 'win' && act !== 'callOff')),
    company: fc.nat(8),
  }),
) as fc.Arbitrary<Step>;

/** A request and its companies, as the server's acts move them. */
const walk = (steps: readonly Step[]) => {
  let state: RequestState = 'draft';
  const invitations = new Map<number, InvitationState>();
  const each = (act: InvitationAct) => {
    for (const [company, of] of invitations) invitations.set(company, invitationAfter(of, act) ?? of);
  };
  for (const { who, act, company } of steps) {
    const before = new Map(invitations);
    if (act === 'ask') {
      const asked = [...invitations].map(([companyId, of]) => ({
        companyId,
        state: of,
        quoteExpiredAt: null,
      }));
      if (!whyNotAsk({ state, invitations: asked }, [company])) invitations.set(company, 'sent');
    } else if (who === 'company') {
      const of = invitations.get(company);
      const after = of && state === 'open' && invitationAfter(of, act);
      if (after) invitations.set(company, after);
    } else if (act !== 'hire' || invitations.get(company) === 'quoted') {
      const after = requestAfter(state, act);
      if (!after) continue;
      state = after;
      if (act === 'hire') invitations.set(company, 'won');
      if (act === 'close' || act === 'hire') each('lose');
      if (act === 'expire') each('expire');
      if (act === 'callOff') each('callOff');
    }
    const all = [...invitations.values()];
    const running = all.filter(isRunning);
    expect(all.length).toBeLessThanOrEqual(MOST_ASKED);
    expect(running.length).toBeLessThanOrEqual(MOST_RUNNING);
    expect(all.filter((of) => of === 'won')).toHaveLength(state === 'hired' ? 1 : 0);
    if (state === 'draft') expect(all).toEqual([]);
    if (state === 'hired' || state === 'closed') expect(running).toEqual([]);
    // Only a quote outlives the request.
    if (state === 'expired') expect(running.every((of) => of === 'quoted')).toBe(true);
    for (const [id, of] of before)
      if (!isRunning(of))
        expect(invitations.get(id)).toBe(
          act === 'callOff' && of === 'won' && state === 'closed' ? 'lost' : of,
        );
    for (const of of all) if (isUnanswered(of)) expect(state).toBe('open');
  }
};

test('random walks of a request and its companies meet no forbidden state', {
  timeout: 60_000,
  meta: { requirements: ['D3-9.2'] },
}, () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) =>
      walk([{ who: 'client', act: 'send', company: 0 }, ...steps]),
    ),
    { numRuns: runs(500) },
  );
});
