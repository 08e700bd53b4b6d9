import { describe, expect, test } from 'vitest';
import fc, { propertyRuns } from '#testing/fast-check.ts';
import { type QuoteState, quoteStates } from './quote-states.ts';
import { hasQuoteRunOut, isQuoteActive, isQuoteOpen, nextQuoteState, quoteActions } from './quotes.ts';

describe('the states of a quote', { meta: { requirements: ['D3-1.3'] } }, () => {
  test.each([
    ['draft', { send: 'sent' }],
    [
      'sent',
      {
        send: 'sent',
        askChange: 'change-asked',
        accept: 'accepted',
        decline: 'declined',
        withdraw: 'withdrawn',
        expire: 'expired',
      },
    ],
    [
      'change-asked',
      {
        send: 'sent',
        accept: 'accepted',
        decline: 'declined',
        withdraw: 'withdrawn',
        expire: 'expired',
      },
    ],
    ['accepted', {}],
    ['declined', {}],
    ['withdrawn', {}],
    ['expired', {}],
  ] as const)('from %s', (state, transitions) => {
    const entries = quoteActions.flatMap((action) => {
      const to = nextQuoteState(state, action);
      return to ? [[action, to]] : [];
    });
    expect(Object.fromEntries(entries)).toEqual(transitions);
  });

  test(
    'random walks: what is settled stays so, and nothing becomes a draft again',
    {
      meta: { requirements: ['D3-9.2'] },
    },
    () => {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...quoteActions), { maxLength: 30 }), (actions) => {
          let state: QuoteState = 'draft';
          for (const action of actions) {
            const next = nextQuoteState(state, action);
            if (next === null) continue;
            expect(isQuoteActive(state) && state !== 'accepted').toBe(true);
            expect(next).not.toBe('draft');
            expect(quoteStates).toContain(next);
            if (!isQuoteOpen(state)) expect([state, next]).toEqual(['draft', 'sent']);
            state = next;
          }
        }),
        { numRuns: propertyRuns(500) },
      );
    },
  );

  test.each([
    ['sent', '2026-03-31', '2026-03-31', false],
    ['sent', '2026-03-31', '2026-04-01', true],
    ['change-asked', '2026-03-31', '2026-04-01', true],
    ['accepted', '2026-03-31', '2026-04-01', false],
    ['draft', '2026-03-31', '2026-04-01', false],
    ['sent', null, '2026-04-01', false],
  ] as const)(
    '%s, valid until %s, on %s: %s',
    { meta: { requirements: ['D3-10.17'] } },
    (state, validUntil, today, isOver) => {
      expect(hasQuoteRunOut({ state, validUntil }, today)).toBe(isOver);
    },
  );
});
