import { hasAdminInName } from '#features/accounts/core/rules/has-admin-in-name.ts';
import { joinPhonePrefix } from '#features/accounts/core/rules/phone-numbers.ts';
import {
  type CompanyInfoValues,
  PHONE_PREFIXES,
  type VatStepValues,
} from '#features/accounts/core/web/index.ts';
import type { PlanName } from '#features/billing/subscriptions/rules/plans.ts';

export type WizardStepNumber = 1 | 2 | 3 | 4;
export type WizardContactType = 'email' | 'sms';
export type WizardPhoneValues = Pick<CompanyInfoValues, 'phonePrefix' | 'phoneNumber'>;

/** Maps the fields of the first two steps to their errors. */
export type StepErrors = Partial<Record<keyof CompanyInfoValues | 'vatNumber', string>>;

/** Everything the company has entered and proved stays here between the steps. */
export interface SignUpWizardState {
  step: WizardStepNumber;
  info: CompanyInfoValues;
  vat: VatStepValues;
  plan: PlanName;
  /** A code has proved this address and number; another one is not proved by it. */
  proved: Record<WizardContactType, string | null>;
  /** The registration refused these fields. */
  refused: StepErrors;
  /** The wizard goes on here once the password is entered that a reload forgot. */
  goesOnAt: WizardStepNumber | null;
  /** The browser's storage was read (`isAsked`) and had something (`isRecalled`). */
  isAsked: boolean;
  isRecalled: boolean;
  /** A step was taken on this page. */
  isWalked: boolean;
}

export const emptyCompanyInfo: CompanyInfoValues = {
  companyName: '',
  username: '',
  email: '',
  phonePrefix: PHONE_PREFIXES[0],
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  isContactPublic: false,
};

export const initialWizardState: SignUpWizardState = {
  step: 1,
  info: emptyCompanyInfo,
  vat: { vatNumber: '', registrationNumber: '' },
  plan: 'basic',
  proved: { email: null, sms: null },
  refused: {},
  goesOnAt: null,
  isAsked: false,
  isRecalled: false,
  isWalked: false,
};

export const wizardContactOf = ({ info }: SignUpWizardState, contact: WizardContactType): string =>
  contact === 'email' ? info.email.trim() : joinPhonePrefix(info);

export const isContactProved = (wizard: SignUpWizardState, contact: WizardContactType): boolean =>
  wizard.proved[contact] === wizardContactOf(wizard, contact);

/** A name with admin in it skips the proofs, on screen alone. */
export const skipsContactVerification = ({ info }: SignUpWizardState): boolean =>
  hasAdminInName(info.username);

export type WizardEvent =
  | { type: 'infoGiven'; info: CompanyInfoValues }
  | { type: 'vatGiven'; vat: VatStepValues }
  | { type: 'contactProved'; contact: WizardContactType }
  | { type: 'numberGiven'; phone: WizardPhoneValues }
  | { type: 'contactsDone' }
  | { type: 'planChosen'; plan: PlanName }
  | { type: 'back'; vat?: VatStepValues }
  | { type: 'refused'; refused: StepErrors }
  | { type: 'passwordForgotten'; refused: StepErrors }
  | { type: 'recalled'; wizard: SignUpWizardState | null };

// The plan leads back to the VAT number: the proofs survive, so the way forward again is short.
const stepBefore: Record<WizardStepNumber, WizardStepNumber> = { 1: 1, 2: 1, 3: 2, 4: 2 };

/** Returns the step that can correct the error: the earlier one first, because its way forward passes the number. */
const stepWith = ({ vatNumber, ...info }: StepErrors): WizardStepNumber =>
  vatNumber !== undefined && Object.keys(info).length === 0 ? 2 : 1;

// oxlint-disable-next-line typescript/consistent-return -- the switch answers every event
const stepOn = (wizard: SignUpWizardState, event: WizardEvent): SignUpWizardState => {
  switch (event.type) {
    case 'infoGiven': {
      const next = { ...wizard, info: event.info, refused: {}, goesOnAt: null };
      const isProved = isContactProved(next, 'email') && isContactProved(next, 'sms');
      if (wizard.goesOnAt !== null && isProved) return { ...next, step: wizard.goesOnAt };
      return { ...next, step: skipsContactVerification(next) ? 4 : 2 };
    }
    case 'vatGiven':
      return { ...wizard, vat: event.vat, refused: {}, step: skipsContactVerification(wizard) ? 4 : 3 };
    case 'contactProved':
      return {
        ...wizard,
        proved: { ...wizard.proved, [event.contact]: wizardContactOf(wizard, event.contact) },
      };
    case 'numberGiven':
      return { ...wizard, info: { ...wizard.info, ...event.phone } };
    case 'contactsDone':
      return isContactProved(wizard, 'email') && isContactProved(wizard, 'sms')
        ? { ...wizard, step: 4 }
        : wizard;
    case 'planChosen':
      return { ...wizard, plan: event.plan };
    case 'back':
      return { ...wizard, vat: event.vat ?? wizard.vat, step: stepBefore[wizard.step] };
    case 'refused':
      return { ...wizard, step: stepWith(event.refused), refused: event.refused };
    case 'passwordForgotten':
      return { ...wizard, step: 1, refused: event.refused, goesOnAt: wizard.step };
    case 'recalled':
      return { ...(event.wizard ?? wizard), isAsked: true, isRecalled: event.wizard !== null };
  }
};

export const wizardReducer = (wizard: SignUpWizardState, event: WizardEvent): SignUpWizardState => {
  const next = stepOn(wizard, event);
  const hasMoved = event.type !== 'recalled' && next.step !== wizard.step;
  return { ...next, isWalked: wizard.isWalked || hasMoved };
};
