export const planNames = ['basic', 'professional', 'premium'] as const;

export type PlanName = (typeof planNames)[number];

export interface Plan {
  name: PlanName;
  monthlyCents: number;
  yearlyCents: number;
  /** The announced price from launch on. */
  launchMonthlyCents: number;
  /** null: as many as they like. */
  services: number | null;
  images: number | null;
}

/** The one home of prices and limits. */
export const plans: Record<PlanName, Plan> = {
  basic: {
    name: 'basic',
    monthlyCents: 3_500,
    yearlyCents: 30_000,
    launchMonthlyCents: 5_900,
    services: 3,
    images: 5,
  },
  professional: {
    name: 'professional',
    monthlyCents: 5_500,
    yearlyCents: 50_000,
    launchMonthlyCents: 11_900,
    services: 10,
    images: 20,
  },
  premium: {
    name: 'premium',
    monthlyCents: 8_500,
    yearlyCents: 80_000,
    launchMonthlyCents: 23_900,
    services: null,
    images: null,
  },
};

/** A company may try any plan that long before it pays. */
export const TRIAL_DAYS = 14;

/** What a banner costs a month at least, beside any plan. */
export const BANNER_FROM_CENTS = 39_900;
