import type { ProjectValues } from '#demo/builders/project.ts';
import { type ProjectState, projectRow } from '#demo/builders/project.ts';
import { placeIn } from '#demo/material/place-names.ts';
import { type CategoryName, type JobMaterial, jobWordsIn, tradeNamed } from '#demo/material/trade.ts';
import type { RandomSource } from '#demo/random.ts';
import { formatNumber } from '#kernel/format-number.ts';
import type { Language } from '#kernel/language.ts';
import { type DemoCompany, everyPlace, placesNear } from './companies.ts';
import type { DemoPlan, WithId } from './demo.ts';
import { type DemoUser, languageOfClient } from './people.ts';

export interface DemoProject {
  row: WithId<ProjectValues>;
  company: DemoCompany;
  trade: CategoryName;
  job: JobMaterial;
  /** The client calls it so. */
  words: { name: string };
  place: string;
}

export interface PlannedWork {
  trade: CategoryName;
  job: JobMaterial;
  state: ProjectState;
  client: DemoUser;
  /** Both sides marked it as complete so long ago; in other states it was created then. */
  daysAgo: number;
}

/** Scales a range by a job's size among its kind, from 0 to 1, with some variation. */
const within = ([from, to]: readonly [number, number], size: number, random: RandomSource): number => {
  const place = Math.min(1, Math.max(0, size + (random.next() - 0.5) * 0.3));
  return Math.round(from + (to - from) * place);
};

const sumOf = ({ euros }: JobMaterial, size: number, random: RandomSource): number => {
  const step = euros[1] < 5_000 ? 10 : euros[1] < 50_000 ? 50 : 500;
  return Math.round(within(euros, size, random) / step) * step;
};

type Count = (count: number) => string;

const lengthWords: Record<Language, { day: string; days: Count; weeks: Count; months: Count }> = {
  en: { day: '1 day', days: (n) => `${n} days`, weeks: (n) => `${n} weeks`, months: (n) => `${n} months` },
  fr: {
    day: 'une journée',
    days: (n) => `${n} jours`,
    weeks: (n) => `${n} semaines`,
    months: (n) => `${n} mois`,
  },
  de: { day: '1 Tag', days: (n) => `${n} Tage`, weeks: (n) => `${n} Wochen`, months: (n) => `${n} Monate` },
  lb: { day: 'een Dag', days: (n) => `${n} Deeg`, weeks: (n) => `${n} Wochen`, months: (n) => `${n} Méint` },
  pt: { day: '1 dia', days: (n) => `${n} dias`, weeks: (n) => `${n} semanas`, months: (n) => `${n} meses` },
};

const lengthOf = (days: number, language: Language): string => {
  const words = lengthWords[language];
  if (days === 1) return words.day;
  if (days < 10) return words.days(days);
  return days < 60 ? words.weeks(Math.round(days / 5)) : words.months(Math.round(days / 21));
};

const estimateWords: Record<Language, (amount: string) => string> = {
  en: (amount) => `About €${amount}`,
  fr: (amount) => `Environ ${amount} €`,
  de: (amount) => `Etwa ${amount} €`,
  lb: (amount) => `Ongeféier ${amount} €`,
  pt: (amount) => `Cerca de ${amount} €`,
};

/** '{140-180} m² of slate' becomes '155 m² of slate'. */
const filledIn = (text: string, size: number, random: RandomSource): string =>
  text.replace(/\{(\d+)-(\d+)\}/g, (_, from: string, to: string) =>
    String(within([Number(from), Number(to)], size, random)),
  );

/** Adds one project of a company. A company never has the same job at the same place twice. */
export const addProject = (
  demo: DemoPlan,
  company: DemoCompany,
  work: PlannedWork,
  random: RandomSource,
): DemoProject => {
  const { trade, job, state, client, daysAgo } = work;
  const language = languageOfClient(client);
  const words = jobWordsIn(job, language);
  if (!words) throw new Error(`'${job.name}' is not described in ${language}`);
  const place = freePlace(company, job, random);
  const size = random.next();
  const days = within(job.days, size, random);
  const isCompleted = state === 'completed';
  const createdDaysAgo = isCompleted ? daysAgo + Math.ceil(days * 1.4) + random.between(6, 30) : daysAgo;
  const sum = sumOf(job, size, random);
  const row = demo.tables.projects.add(
    projectRow(state, {
      clientId: client.id,
      companyId: company.row.id,
      name: `${words.name}, ${placeIn(language, place)}`,
      description: filledIn(words.text, size, random),
      // A finished project has a sum; one under discussion has an estimate.
      budget: isCompleted ? String(sum) : estimateWords[language](formatNumber(sum, language)),
      timeline: lengthOf(days, language),
      createdAt: demo.daysAgo(createdDaysAgo, random),
      completedAt: isCompleted ? demo.daysAgo(daysAgo, random) : null,
    }),
  );
  return { row, company, trade, job, words, place };
};

const freePlace = (company: DemoCompany, job: JobMaterial, random: RandomSource): string => {
  const isFree = (name: string) => !company.projectNames.has(`${job.name}, ${name}`);
  const nearbyPlaces = random.shuffle(placesNear(company.material.town));
  // The busiest companies also work further away.
  const place = nearbyPlaces.find(isFree) ?? random.shuffle(everyPlace).find(isFree);
  if (!place) throw new Error(`${company.row.name} has done '${job.name}' everywhere`);
  company.projectNames.add(`${job.name}, ${place}`);
  return place;
};

/** Returns mostly its first trade, now and then one of the others. */
export const tradeOfProject = (company: DemoCompany, random: RandomSource): CategoryName => {
  const otherTrades = company.material.also ?? [];
  return otherTrades.length > 0 && random.chance(0.22) ? random.pick(otherTrades) : company.trade;
};

/** Returns the work of a trade that is described in a client's language. */
export const jobsOf = (trade: CategoryName, client: DemoUser): readonly JobMaterial[] =>
  tradeNamed(trade).jobs.filter((job) => jobWordsIn(job, languageOfClient(client)));

export const jobNamed = (trade: CategoryName, name: string): JobMaterial => {
  const job = tradeNamed(trade).jobs.find((candidate) => candidate.name === name);
  if (!job) throw new Error(`${trade} has no job '${name}'`);
  return job;
};
