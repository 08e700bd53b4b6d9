import * as z from 'zod/mini';
import { planNames } from '#features/billing/subscriptions/rules/plans.ts';
import { emptyCompanyInfo, initialWizardState, type SignUpWizardState } from './wizard-state.ts';

const NAME = 'giewel-sign-up';

const { password: _, confirmPassword: __, ...storedFields } = emptyCompanyInfo;
const texts = Object.fromEntries(
  Object.keys(storedFields).map((name) => [name, name === 'isContactPublic' ? z.boolean() : z.string()]),
);

/** An older page may have stored something else. */
const storedWizard = z.object({
  step: z.literal([1, 2, 3, 4]),
  info: z.object(texts),
  vat: z.object({ vatNumber: z.string(), registrationNumber: z.string() }),
  plan: z.enum(planNames),
  proved: z.object({ email: z.nullable(z.string()), sms: z.nullable(z.string()) }),
});

/** Stores the company's input without its password, so that a reload of this tab loses none of it. */
export const storeWizard = ({ step, info, vat, plan, proved }: SignUpWizardState) => {
  const { password: _p, confirmPassword: _c, ...storedInfo } = info;
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ step, info: storedInfo, vat, plan, proved }));
  } catch {
    // If storage is full or forbidden, a reload only loses the input.
  }
};

export const removeStoredWizard = () => {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
};

export const readStoredWizard = (): SignUpWizardState | null => {
  try {
    const read = z.safeParse(storedWizard, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    if (!read.success) return null;
    return { ...initialWizardState, ...read.data, info: { ...emptyCompanyInfo, ...read.data.info } };
  } catch {
    return null;
  }
};
