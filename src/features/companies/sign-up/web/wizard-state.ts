import { looksLikeAdmin } from '#features/accounts/core/rules/looks-like-admin.ts';
import { joinedPhone } from '#features/accounts/core/rules/phone.ts';
import { type CompanyInfo, PHONE_PREFIXES, type VatStepValues } from '#features/accounts/core/web/index.ts';
import type { PlanName } from '#features/billing/subscriptions/rules/plans.ts';

export type WizardStep = 1 | 2 | 3 | 4;
export type WizardContact = 'email' | 'sms';
export type WizardPhone = Pick<CompanyInfo, 'phonePrefix' | 'phoneNumber'>;

/** What is wrong with the first two steps, by field. */
export type StepProblems = Partial<Record<keyof CompanyInfo | 'vatNumber', string>>;

/** All a company has said so far, and what it has proved: nothing is lost between the steps. */
export interface SignUpWizard {
  step: WizardStep;
  info: CompanyInfo;
  vat: VatStepValues;
  plan: PlanName;
  /** The address and number that a code has proved; another one is not proved by it. */
  proved: Record<WizardContact, string | null>;
  /** What the registration would not take. */
  refused: StepProblems;
  /** Where it goes on once the password is there that a reload forgot. */
  goesOnAt: WizardStep | null;
  /** The browser was asked what it has kept, and had something. */
  isAsked: boolean;
  isRecalled: boolean;
  /** A step was taken on this page. */
  isWalked: boolean;
}

export const emptyInfo: CompanyInfo = {
  companyName: '',
  username: '',
  email: '',
  phonePrefix: PHONE_PREFIXES[0],
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  isContactPublic: false,
};

export const firstStep: SignUpWizard = {
  step: 1,
  info: emptyInfo,
  vat: { vatNumber: '', registrationNumber: '' },
  plan: 'basic',
  proved: { email: null, sms: null },
  refused: {},
  goesOnAt: null,
  isAsked: false,
  isRecalled: false,
  isWalked: false,
};

export const contactOf = ({ info }: SignUpWizard, contact: WizardContact): string =>
  contact === 'email' ? info.email.trim() : joinedPhone(info);

export const isContactProved = (wizard: SignUpWizard, contact: WizardContact): boolean =>
  wizard.proved[contact] === contactOf(wizard, contact);

/** A name with admin in it skips what has to be proved, on screen alone. */
export const skipsProof = ({ info }: SignUpWizard): boolean => looksLikeAdmin(info.username);

export type WizardEvent =
  | { type: 'infoGiven'; info: CompanyInfo }
  | { type: 'vatGiven'; vat: VatStepValues }
  | { type: 'contactProved'; contact: WizardContact }
  | { type: 'numberGiven'; phone: WizardPhone }
  | { type: 'contactsDone' }
  | { type: 'planChosen'; plan: PlanName }
  | { type: 'back'; vat?: VatStepValues }
  | { type: 'refused'; refused: StepProblems }
  | { type: 'passwordForgotten'; refused: StepProblems }
  | { type: 'recalled'; wizard: SignUpWizard | null };

// From the plan one goes back to the VAT number: the proofs survive, so the way forward again is short.
const stepBefore: Record<WizardStep, WizardStep> = { 1: 1, 2: 1, 3: 2, 4: 2 };

/** Where what is wrong is put right: the earlier step first, for its number is given again on the way. */
const stepWith = ({ vatNumber, ...info }: StepProblems): WizardStep =>
  vatNumber !== undefined && Object.keys(info).length === 0 ? 2 : 1;

// oxlint-disable-next-line typescript/consistent-return -- the switch answers every event
const stepOn = (wizard: SignUpWizard, event: WizardEvent): SignUpWizard => {
  switch (event.type) {
    case 'infoGiven': {
      const next = { ...wizard, info: event.info, refused: {}, goesOnAt: null };
      const isProved = isContactProved(next, 'email') && isContactProved(next, 'sms');
      if (wizard.goesOnAt !== null && isProved) return { ...next, step: wizard.goesOnAt };
      return { ...next, step: skipsProof(next) ? 4 : 2 };
    }
    case 'vatGiven':
      return { ...wizard, vat: event.vat, refused: {}, step: skipsProof(wizard) ? 4 : 3 };
    case 'contactProved':
      return {
        ...wizard,
        proved: { ...wizard.proved, [event.contact]: contactOf(wizard, event.contact) },
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

export const nextWizard = (wizard: SignUpWizard, event: WizardEvent): SignUpWizard => {
  const next = stepOn(wizard, event);
  const hasMoved = event.type !== 'recalled' && next.step !== wizard.step;
  return { ...next, isWalked: wizard.isWalked || hasMoved };
};
