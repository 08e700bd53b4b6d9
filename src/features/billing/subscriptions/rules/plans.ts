export const planNames = ['basic', 'professional', 'premium'] as const;

export type PlanName = (typeof planNames)[number];

export interface Plan {
  name: PlanName;
  monthlyCents: number;
  yearlyCents: number;
  /** The price was announced for the time from launch on. */
  launchMonthlyCents: number;
  /** Null is no limit. */
  services: number | null;
  images: number | null;
}

/** Prices and limits have their one home here. */
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

/** A company may try any plan for this long before it pays. */
export const TRIAL_DAYS = 14;

/** A banner costs at least this a month, beside any plan. */
export const MIN_BANNER_MONTHLY_CENTS = 39_900;
