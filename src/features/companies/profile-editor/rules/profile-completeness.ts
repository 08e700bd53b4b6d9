import {
  sortedHoursRowsOf,
  parseOpeningSpans,
  weekdayNames,
} from '#features/companies/core/rules/opening-hours.ts';

/** The completeness is computed from these fields. */
export interface ProfileCompletenessInput {
  description: string;
  logoUrl: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
  phoneNumber: string | null;
  email: string | null;
  website: string | null;
  registrationNumber: string | null;
  vatNumber: string | null;
  languages: readonly string[];
  serviceCantons: readonly string[];
  serviceCommunes: readonly string[];
  businessHours: Record<string, string> | null;
  services: readonly unknown[];
  gallery: readonly unknown[];
  limits: { images: number | null };
}

/** A description shorter than this says too little to choose by. */
export const USEFUL_DESCRIPTION_LENGTH = 120;
/** A gallery should hold this many if the plan has room for them. */
export const USEFUL_GALLERY_SIZE = 5;

interface Part {
  name: ProfilePartName;
  /** The weights together are 100 percent. */
  weight: number;
  /** The share goes from 0 to 1. */
  done: number;
  /** The hours name the weekdays without any; the gallery counts its missing pictures. */
  days?: number[];
  count?: number;
}

export type ProfilePartName =
  | 'description'
  | 'services'
  | 'gallery'
  | 'logo'
  | 'hours'
  | 'address'
  | 'phone'
  | 'email'
  | 'website'
  | 'languages'
  | 'area'
  | 'registration'
  | 'vat';

export interface ProfileCompleteness {
  percent: number;
  /** Lists what is missing, the part that counts most first. */
  missing: Pick<Part, 'name' | 'days' | 'count'>[];
}

const daysWithoutHours = (hours: Record<string, string> | null): number[] => {
  const rows = sortedHoursRowsOf(hours ?? {});
  return weekdayNames.flatMap((_, weekday) => {
    const row = rows.find((hoursRow) => hoursRow.weekday === weekday);
    return row && parseOpeningSpans(row.hours) ? [] : [weekday];
  });
};

/** Returns how many pictures the gallery of this plan should hold. */
export const wantedGallerySize = ({ limits }: Pick<ProfileCompletenessInput, 'limits'>) =>
  Math.min(USEFUL_GALLERY_SIZE, limits.images ?? USEFUL_GALLERY_SIZE);

const partsOf = (profile: ProfileCompletenessInput): Part[] => {
  const days = daysWithoutHours(profile.businessHours);
  const wantedCount = wantedGallerySize(profile);
  const count = Math.max(0, wantedCount - profile.gallery.length);
  const hasAll = (...values: unknown[]) => (values.every(Boolean) ? 1 : 0);
  const area = profile.serviceCantons.length + profile.serviceCommunes.length;
  return [
    {
      name: 'description',
      weight: 15,
      done: hasAll(profile.description.length >= USEFUL_DESCRIPTION_LENGTH),
    },
    { name: 'services', weight: 15, done: hasAll(profile.services.length) },
    { name: 'gallery', weight: 15, done: 1 - count / wantedCount, count },
    { name: 'hours', weight: 10, done: 1 - days.length / weekdayNames.length, days },
    { name: 'address', weight: 10, done: hasAll(profile.address, profile.city, profile.postalCode) },
    { name: 'logo', weight: 5, done: hasAll(profile.logoUrl) },
    { name: 'phone', weight: 5, done: hasAll(profile.phoneNumber) },
    { name: 'email', weight: 5, done: hasAll(profile.email) },
    { name: 'vat', weight: 5, done: hasAll(profile.vatNumber) },
    { name: 'website', weight: 4, done: hasAll(profile.website) },
    { name: 'languages', weight: 4, done: hasAll(profile.languages.length) },
    { name: 'area', weight: 4, done: hasAll(area) },
    { name: 'registration', weight: 3, done: hasAll(profile.registrationNumber) },
  ];
};

/** Computes how complete a profile is and what it lacks. Only a complete one reaches 100 percent. */
export const profileCompletenessOf = (profile: ProfileCompletenessInput): ProfileCompleteness => {
  const parts = partsOf(profile);
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const doneWeight = parts.reduce((sum, { weight, done: share }) => sum + weight * share, 0);
  const missing = parts
    .filter(({ done: share }) => share < 1)
    .sort((a, b) => b.weight * (1 - b.done) - a.weight * (1 - a.done));
  return {
    percent: Math.floor((doneWeight / whole) * 100 + 1e-9),
    missing: missing.map(({ name, days, count }) => ({ name, days, count })),
  };
};
