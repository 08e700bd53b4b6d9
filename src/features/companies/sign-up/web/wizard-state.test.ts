import { describe, expect, test } from 'vitest';
import { passesSimulatedVatCheck } from '#features/accounts/core/web/account-form-schemas.ts';
import {
  emptyCompanyInfo,
  initialWizardState,
  isContactProved,
  wizardReducer,
  type SignUpWizardState,
  type WizardEvent,
} from './wizard-state.ts';

const info = {
  ...emptyCompanyInfo,
  username: 'daach',
  email: 'daach@mail.example',
  phoneNumber: '621 999 888',
};
const vat = { vatNumber: 'LU12345678', registrationNumber: '' };
const after = (...events: WizardEvent[]): SignUpWizardState =>
  events.reduce(wizardReducer, initialWizardState);
const toStep3: WizardEvent[] = [
  { type: 'infoGiven', info },
  { type: 'vatGiven', vat },
];
const toStep4: WizardEvent[] = [
  ...toStep3,
  { type: 'contactProved', contact: 'email' },
  { type: 'contactProved', contact: 'sms' },
  { type: 'contactsDone' },
];

describe('the wizard', () => {
  test(
    'goes from company to plan, basic first',
    {
      meta: { requirements: ['COMPANY-007', 'COMPANY-010', 'COMPANY-011', 'COMPANY-018'] },
    },
    () => {
      expect(
        [after(), after(toStep3[0] as WizardEvent), after(...toStep3), after(...toStep4)].map(
          ({ step }) => step,
        ),
      ).toEqual([1, 2, 3, 4]);
      expect(initialWizardState.plan).toBe('basic');
    },
  );

  test(
    'both contacts must be proved, each by itself',
    {
      meta: { requirements: ['COMPANY-012', 'COMPANY-017'] },
    },
    () => {
      const wizard = after(...toStep3, { type: 'contactProved', contact: 'email' });
      expect([isContactProved(wizard, 'email'), isContactProved(wizard, 'sms')]).toEqual([true, false]);
      expect(wizardReducer(wizard, { type: 'contactsDone' }).step).toBe(3);
    },
  );

  test(
    'Back goes 2 to 1, 3 to 2, 4 to 2, and loses nothing',
    {
      meta: { requirements: ['COMPANY-014'] },
    },
    () => {
      expect(after({ type: 'infoGiven', info }, { type: 'back' })).toMatchObject({ step: 1, info });
      expect(after(...toStep3, { type: 'back' })).toMatchObject({ step: 2, vat });
      const wizard = after(...toStep4, { type: 'planChosen', plan: 'premium' }, { type: 'back' });
      expect(wizard).toMatchObject({ step: 2, plan: 'premium', vat });
      expect(
        wizardReducer(wizardReducer(wizard, { type: 'vatGiven', vat }), { type: 'contactsDone' }).step,
      ).toBe(4);
    },
  );

  test('a number that is refused is put right where it was given', () => {
    const refused = { vatNumber: 'Not one' };
    expect(after(...toStep4, { type: 'refused', refused })).toMatchObject({ step: 2, vat, refused });
    const refusals = { ...refused, username: 'Taken' };
    expect(after(...toStep4, { type: 'refused', refused: refusals })).toMatchObject({ step: 1, info });
    expect(after(...toStep4, { type: 'refused', refused }, { type: 'vatGiven', vat }).refused).toEqual({});
  });

  test('another address is not proved by the code of the one before', () => {
    const wizard = after(...toStep4, { type: 'infoGiven', info: { ...info, email: 'other@mail.example' } });
    expect([isContactProved(wizard, 'email'), isContactProved(wizard, 'sms')]).toEqual([false, true]);
  });

  test(
    'a name with admin in it goes straight to the plan',
    {
      meta: { requirements: ['COMPANY-020'] },
    },
    () => {
      const admin: WizardEvent = { type: 'infoGiven', info: { ...info, username: 'siteADMIN1' } };
      expect(after(admin).step).toBe(4);
      // Going back for the VAT number does not undo what was proved.
      expect(after(admin, { type: 'back' }, { type: 'vatGiven', vat }).step).toBe(4);
    },
  );

  test(
    'what is refused of step 1 leads back to it, until it is given anew',
    {
      meta: { requirements: ['COMPANY-026'] },
    },
    () => {
      const refused = { username: 'Username already taken' };
      const wizard = after(...toStep4, { type: 'refused', refused });
      expect(wizard).toMatchObject({ step: 1, refused, info, vat });
      expect(wizardReducer(wizard, { type: 'infoGiven', info })).toMatchObject({ step: 2, refused: {} });
    },
  );
});

test.each([
  ['LU123456', true],
  ['lu12345678', true],
  ['luabcdef', true],
  ['LU12345', false],
  ['FR12345678', false],
])('step 2 takes %s: %s', { meta: { requirements: ['VALID-030'] } }, (vatNumber, passes) => {
  expect(passesSimulatedVatCheck(vatNumber)).toBe(passes);
});
