import * as z from 'zod/mini';
import { planNames } from '#subscriptions/rules/plans.ts';
import { emptyInfo, firstStep, type Wizard } from './wizard-state.ts';

const NAME = 'giewel-sign-up';

const { password: _, confirmPassword: __, ...kept } = emptyInfo;
const texts = Object.fromEntries(
  Object.keys(kept).map((name) => [name, name === 'isContactPublic' ? z.boolean() : z.string()]),
);

/** An older page may have kept something else. */
const keptWizard = z.object({
  step: z.literal([1, 2, 3, 4]),
  info: z.object(texts),
  vat: z.object({ vatNumber: z.string(), registrationNumber: z.string() }),
  plan: z.enum(planNames),
  proved: z.object({ email: z.nullable(z.string()), sms: z.nullable(z.string()) }),
});

/** What a company has said so far, but for its password: a reload of this tab loses none of it. */
export const keepWizard = ({ step, info, vat, plan, proved }: Wizard) => {
  const { password: _p, confirmPassword: _c, ...told } = info;
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ step, info: told, vat, plan, proved }));
  } catch {
    // Storage that is full or forbidden costs that memory, nothing else.
  }
};

export const forgetWizard = () => {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // See above.
  }
};

export const readKeptWizard = (): Wizard | null => {
  try {
    const read = z.safeParse(keptWizard, JSON.parse(sessionStorage.getItem(NAME) ?? 'null'));
    if (!read.success) return null;
    return { ...firstStep, ...read.data, info: { ...emptyInfo, ...read.data.info } };
  } catch {
    return null;
  }
};
