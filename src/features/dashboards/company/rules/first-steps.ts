import type { ProfilePartName } from '#features/companies/profile-editor/rules/profile-completeness.ts';

export const firstSteps = ['text', 'trade', 'place', 'pictures', 'proofs', 'hours', 'reply'] as const;

export type FirstStep = (typeof firstSteps)[number];

interface FirstStepsProgress {
  /** The profile lacks these parts. */
  missing: readonly { name: ProfilePartName }[];
  hasAnswered: boolean;
  hasProof: boolean;
}

/** Each step is done in this part of the profile. */
export const profilePartOfStep = {
  text: 'description',
  trade: 'services',
  place: 'address',
  pictures: 'gallery',
  hours: 'hours',
} as const satisfies Partial<Record<FirstStep, ProfilePartName>>;

export const isFirstStepDone = (
  step: FirstStep,
  { missing, hasAnswered, hasProof }: FirstStepsProgress,
): boolean => {
  if (step === 'reply') return hasAnswered;
  if (step === 'proofs') return hasProof;
  return missing.every(({ name }) => name !== profilePartOfStep[step]);
};
