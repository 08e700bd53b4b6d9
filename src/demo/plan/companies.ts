import type { CompanyValues } from '#demo/builders/company.ts';
import { guarantees } from '#demo/material/guarantees.ts';
import { logoUrlOf } from '#demo/material/logos.ts';
import { type RegionName, type TownMaterial, townNamed, townsByName } from '#demo/material/towns.ts';
import {
  type CategoryName,
  type CompanyMaterial,
  type TradeMaterial,
  tradeMaterials,
} from '#demo/material/trade.ts';
import type { RandomSource } from '#demo/random.ts';
import { type Language, languages } from '#kernel/language.ts';
import { formatBusinessHours, schmitWeek, pickWeekOfTrade } from './business-hours.ts';
import { cyclicItem } from './cyclic-item.ts';
import type { DemoPlan, WithId } from './demo.ts';
import { slugOf } from './names.ts';
import { addOwner, type DemoUser, randomMobileNumber } from './people.ts';
import { addSubscription } from './subscriptions.ts';

export interface DemoCompany {
  row: WithId<CompanyValues>;
  material: CompanyMaterial;
  /** Its first trade; `material.also` has the others. */
  trade: CategoryName;
  town: TownMaterial;
  /** Counts from 1, in the order in which the companies joined. */
  position: number;
  joinedDaysAgo: number;
  /** Its projects so far have these names. */
  projectNames: Set<string>;
}

/** Beside those they write in, companies speak some of these, by turns. */
const alsoSpoken: Record<Language, readonly (readonly Language[])[]> = {
  fr: [['pt'], ['de'], ['lb'], ['en'], []],
  de: [['fr'], ['lb', 'fr'], ['fr', 'en']],
  lb: [
    ['fr', 'de'],
    ['fr', 'de', 'en'],
    ['fr', 'de', 'pt'],
  ],
  pt: [['fr'], ['fr', 'en']],
  en: [['fr'], ['fr', 'de']],
};

const spokenBy = ({ language, texts = {} }: CompanyMaterial, position: number): Language[] => {
  const spoken = new Set([
    language,
    ...(Object.keys(texts) as Language[]),
    ...cyclicItem(alsoSpoken[language], position),
  ]);
  return languages.filter((candidate) => spoken.has(candidate));
};

/** The demo accounts deal with these companies of the design board. */
const boardOrder = [
  'Toiture Schmit & Fils',
  'Ateliers Thill',
  'Elektro Majerus',
  'Sanitaire Da Costa',
  'Pinto & Wagner Peinture',
  'Gaart & Wéngert',
] as const;

type Candidate = CompanyMaterial & { trade: CategoryName };

export const addCompanies = (demo: DemoPlan, schmit: DemoUser): DemoCompany[] =>
  inOrderOfJoining(demo, tradeMaterials).map((candidate, index) =>
    addCompany(demo, candidate, index + 1, schmit),
  );

const inOrderOfJoining = (demo: DemoPlan, all: readonly TradeMaterial[]): Candidate[] => {
  const candidates = all.flatMap(({ category, companies }) =>
    companies.map((company) => ({ ...company, trade: category })),
  );
  const onBoard = (company: Candidate) => boardOrder.findIndex((name) => name === company.name);
  const random = demo.random('order of joining');
  return [
    ...candidates.filter((company) => onBoard(company) >= 0).sort((a, b) => onBoard(a) - onBoard(b)),
    ...random.shuffle(candidates.filter((company) => onBoard(company) < 0 && !company.isNew)),
    ...random.shuffle(candidates.filter((company) => company.isNew)),
  ];
};

const addCompany = (demo: DemoPlan, material: Candidate, position: number, schmit: DemoUser): DemoCompany => {
  const random = demo.random(`company/${material.name}`);
  const town = townNamed(material.town);
  const services = [material.trade, ...(material.also ?? [])];
  const joinedDaysAgo = material.isNew ? Math.max(2, 178 - position) : 780 - 2 * position;
  const createdAt = demo.daysAgo(joinedDaysAgo, random);
  const slug = slugOf(material.name);
  const owner = position === 1 ? schmit : addOwner(demo, { slug, owner: material.owner, createdAt });
  const numbers = officialNumbers(material, position, random);
  const row = demo.tables.companies.add({
    userId: owner.id,
    name: material.name,
    description: material.description,
    line: material.line ?? '',
    logoUrl: logoUrlOf(material.name),
    textLanguage: material.language,
    texts: material.texts ?? {},
    ...numbers,
    vatCheckedAt: numbers.isVatVerified ? createdAt : null,
    vatCheckResult: numbers.isVatVerified ? 'valid' : null,
    // Stated this week: nobody lets a number wait for years.
    vatWaitsSince:
      numbers.vatNumber && !numbers.isVatVerified
        ? demo.daysAgo(1 + (position % 6), demo.random(`stated/${material.name}`))
        : null,
    ...reachedAt(material, town, slug, random),
    businessHours: formatBusinessHours(position === 1 ? schmitWeek : pickWeekOfTrade(material.trade, random)),
    hasEmergencyService: material.hasEmergencyService ?? false,
    languages: spokenBy(material, position),
    ...companyStatements(demo, material, town),
    ...subscriptionOf(demo, material, services.length, random),
    isDemo: true,
    createdAt,
  });
  addSubscription(demo, row);
  for (const name of services) {
    demo.tables.services.add({ companyId: row.id, categoryId: demo.categoryId(name) });
  }
  return { row, material, trade: material.trade, town, position, joinedDaysAgo, projectNames: new Set() };
};

/** Companies of each region also work in these neighbouring cantons. */
const nextDoor = {
  eislek: ['Clervaux', 'Wiltz', 'Diekirch', 'Vianden'],
  gutland: ['Mersch', 'Capellen', 'Redange', 'Luxembourg'],
  stad: ['Luxembourg', 'Capellen', 'Mersch', 'Esch-sur-Alzette'],
  minett: ['Esch-sur-Alzette', 'Luxembourg', 'Capellen'],
  musel: ['Grevenmacher', 'Remich', 'Echternach', 'Luxembourg'],
} as const satisfies Readonly<Record<RegionName, readonly string[]>>;

/** Fills founding year, size, area and promises; a new company has stated none yet. */
const companyStatements = (
  demo: DemoPlan,
  { name, language, description, isNew }: CompanyMaterial,
  town: TownMaterial,
) => {
  if (isNew) return {};
  const random = demo.random(`said of itself/${name}`);
  const year = /(?:since|seit|depuis|zënter|desde) (\d{4})\b/i.exec(description)?.[1];
  const beside = random.shuffle(nextDoor[town.region].filter((canton) => canton !== town.canton));
  return {
    foundedIn: year ? Number(year) : random.between(1962, 2019),
    teamSize: random.chance(0.3) ? random.between(1, 3) : random.between(4, 26),
    guarantee: random.chance(0.6) ? random.pick(guarantees[language]) : null,
    serviceCantons: [town.canton, ...beside.slice(0, random.between(1, 3))],
  };
};

/** Its last two digits are not those that the first six lead to, so no firm can have it. */
const impossibleVatNumber = (firstSix: number): string =>
  `LU${firstSix}${String((firstSix + 7) % 89).padStart(2, '0')}`;

const officialNumbers = ({ isNew }: CompanyMaterial, position: number, random: RandomSource) => {
  const hasVatNumber = !isNew || random.chance(0.6);
  return {
    vatNumber: hasVatNumber ? impossibleVatNumber(912_345 + position * 397) : null,
    isVatVerified: hasVatNumber && (position <= 6 || random.chance(isNew ? 0.3 : 0.94)),
    registrationNumber: random.chance(isNew ? 0.5 : 0.92) ? `B9${random.between(10_000, 99_999)}` : null,
  };
};

const reachedAt = (
  { name, town }: CompanyMaterial,
  place: TownMaterial,
  slug: string,
  random: RandomSource,
) => {
  const onBoard = addressesOnBoard[name];
  const [street, postalCode] = random.pick(place.streets);
  const mailbox = random.pick(['info', 'contact', 'bonjour', 'moien', 'bureau']);
  const site = slug.replace(/-(et|and|fils|co)$/, '');
  return {
    address: `${random.between(1, 86)}, ${street}`,
    city: town,
    postalCode,
    phoneNumber: random.chance(0.85) ? landline(place.region, random) : randomMobileNumber(random),
    email: `${mailbox}@${site}.example`,
    isContactPublic: true,
    website: random.chance(0.82) ? `https://${site}.example` : null,
    ...onBoard,
  };
};

const addressesOnBoard: Readonly<Record<string, Partial<CompanyValues>>> = {
  'Toiture Schmit & Fils': {
    address: '48, rue du Brill',
    postalCode: 'L-4041',
    phoneNumber: '+352 26 55 01 48',
    email: 'bonjour@toiture-schmit.example',
    website: 'https://toiture-schmit.example',
  },
};

/** The digits after 26 say to which part of the country a number belongs. */
const landlineDigits: Readonly<Record<RegionName, readonly [from: number, to: number]>> = {
  minett: [50, 59],
  stad: [20, 29],
  gutland: [30, 39],
  musel: [71, 76],
  eislek: [90, 99],
};

const landline = (region: RegionName, random: RandomSource): string => {
  const pair = () => String(random.between(0, 99)).padStart(2, '0');
  return `+352 26 ${random.between(...landlineDigits[region])} ${pair()} ${pair()}`;
};

const subscriptionOf = (
  demo: DemoPlan,
  { name, isNew }: CompanyMaterial,
  services: number,
  random: RandomSource,
) => {
  if (isNew) return { subscriptionStatus: 'none', subscriptionPlan: null, subscriptionRenewalDate: null };
  const isSchmit = name === boardOrder[0];
  // Basic ends at three services, so a company that offers more has a larger plan.
  const plans =
    services > 3
      ? (['professional', 'premium'] as const)
      : (['basic', 'basic', 'professional', 'premium', null] as const);
  const subscriptionPlan = isSchmit
    ? 'professional'
    : random.pick<'basic' | 'professional' | 'premium' | null>(plans);
  if (!subscriptionPlan)
    return { subscriptionStatus: 'none', subscriptionPlan, subscriptionRenewalDate: null };
  return {
    subscriptionStatus: 'active',
    subscriptionPlan,
    subscriptionRenewalDate: demo.daysAgo(isSchmit ? -115 : -random.between(5, 350), random),
  };
};

export const companyNamed = (companies: readonly DemoCompany[], name: string): DemoCompany => {
  const company = companies.find(({ row }) => row.name === name);
  if (!company) throw new Error(`There is no company ${name}`);
  return company;
};

/** A company works in its own town, and in others of the same region. */
export const placesNear = (town: string): string[] => {
  const { region } = townNamed(town);
  return placesOf([...townsByName].filter(([, nearbyTown]) => nearbyTown.region === region));
};

const placesOf = (townEntries: readonly [string, TownMaterial][]) =>
  townEntries.flatMap(([name, { quarters }]) => quarters ?? [name]);

export const everyPlace: readonly string[] = placesOf([...townsByName]);
