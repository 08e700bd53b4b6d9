import { expect, test } from 'vitest';
import { weekdayNames } from '#features/companies/core/rules/opening-hours.ts';
import {
  type ProfileCompletenessInput,
  profileCompletenessOf,
  USEFUL_DESCRIPTION_LENGTH,
} from './profile-completeness.ts';

const nothing: ProfileCompletenessInput = {
  description: '',
  logoUrl: null,
  address: null,
  city: null,
  postalCode: null,
  phoneNumber: null,
  email: null,
  website: null,
  registrationNumber: null,
  vatNumber: null,
  businessHours: null,
  languages: [],
  serviceCantons: [],
  serviceCommunes: [],
  services: [],
  gallery: [],
  limits: { images: 20 },
};

const week = Object.fromEntries(weekdayNames.map((day) => [day, '08:00–17:00']));

const everything: ProfileCompletenessInput = {
  description: 'x'.repeat(USEFUL_DESCRIPTION_LENGTH),
  logoUrl: '/logo.webp',
  address: '1, rue',
  city: 'Wiltz',
  postalCode: 'L-9530',
  phoneNumber: '+352',
  email: 'a@b.lu',
  website: 'https://b.lu',
  registrationNumber: 'B1',
  vatNumber: 'LU15027442',
  languages: ['lb'],
  serviceCantons: ['Wiltz'],
  serviceCommunes: [],
  services: [{}],
  businessHours: week,
  gallery: [{}, {}, {}, {}, {}],
  limits: { images: 20 },
};

test(
  'a profile is complete when nothing is missing, and empty when nothing is there',
  {
    meta: { requirements: ['CDASH-012'] },
  },
  () => {
    expect(profileCompletenessOf(everything)).toEqual({ percent: 100, missing: [] });
    const { percent, missing } = profileCompletenessOf(nothing);
    expect(percent).toBe(0);
    expect(missing).toHaveLength(13);
  },
);

test('what is missing is told, what counts most first', { meta: { requirements: ['CDASH-012'] } }, () => {
  const { Saturday: _, ...withoutSaturday } = week;
  const { percent, missing } = profileCompletenessOf({
    ...everything,
    businessHours: withoutSaturday,
    gallery: [{}, {}],
    logoUrl: null,
  });
  expect(percent).toBe(84);
  expect(missing).toEqual([{ name: 'gallery', count: 3 }, { name: 'logo' }, { name: 'hours', days: [5] }]);
});

test.each<[string, Partial<ProfileCompletenessInput>, string[]]>([
  ['a closed day is said', { businessHours: { ...week, Sunday: 'Closed' } }, []],
  ['hours that cannot be read are not', { businessHours: { ...week, Sunday: 'soon' } }, ['hours']],
  ['a street alone is no address', { city: null }, ['address']],
  ['communes are an area too', { serviceCantons: [], serviceCommunes: ['Wiltz'] }, []],
  ['a plan with less room asks for less', { gallery: [{}, {}, {}], limits: { images: 3 } }, []],
])('%s', (_, change, missing) => {
  expect(profileCompletenessOf({ ...everything, ...change }).missing.map(({ name }) => name)).toEqual(
    missing,
  );
});
