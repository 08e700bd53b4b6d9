import type { CategoryName, CommentMaterial, JobMaterial, StarRating } from '#demo/material/trade.ts';
import type { RandomSource } from '#demo/random.ts';
import type { DemoCompany } from './companies.ts';
import { cyclicItem } from './cyclic-item.ts';
import type { DemoPlan } from './demo.ts';
import { type DemoUser, languageOfClient } from './people.ts';
import { createReplyPicker } from './replies.ts';
import { addReview, createCommentPicker, pickReviewMood, pickRating } from './reviews.ts';
import { addProject, type DemoProject, jobNamed, jobsOf, tradeOfProject } from './work.ts';

/** The project is finished, but its work is not chosen yet. */
interface Finished {
  company: DemoCompany;
  trade: CategoryName;
  client: DemoUser;
  daysAgo: number;
  /** Undefined if the client has written no review. */
  rating: StarRating | undefined;
  status: 'approved' | 'pending';
  /** An anonymous review belongs to no project. */
  isNamed: boolean;
  /** A profile and the search show the newest reviews first. */
  isNewest: boolean;
}

const LONGEST_AGO = 400;

/** Adds the finished projects of all companies, and the reviews of them. */
export const addPastWork = (
  demo: DemoPlan,
  companies: readonly DemoCompany[],
  clients: readonly DemoUser[],
): DemoProject[] => {
  const random = demo.random('past work');
  const comments = createCommentPicker(demo.random('comments'));
  const replies = createReplyPicker(demo);
  const namedJobs = new Map(companies.map((company) => [company, new Set<JobMaterial>()]));
  // A mixed order prevents that the best comments of a trade all go to one company; the design board's come first.
  return random
    .shuffle(companies.flatMap((company) => finishedBy(demo, company, clients)))
    .toSorted((a, b) => Number(isOnBoard(b.company)) - Number(isOnBoard(a.company)))
    .map((finished) => {
      const { company, trade, client, rating } = finished;
      const language = languageOfClient(client);
      const hasWords = rating && (isOnBoard(company) || finished.isNewest || random.chance(SHARE_WITH_WORDS));
      const comment = hasWords ? comments.take(trade, language, rating) : undefined;
      const jobs = jobsOf(trade, client);
      const drawn = typeof comment === 'object' ? jobNamed(trade, comment.on) : random.pick(jobs);
      const taken = namedJobs.get(company);
      const isFixed = typeof comment === 'object' || !finished.isNamed || !taken;
      const job = isFixed ? drawn : photographedJob(jobs, drawn, taken);
      if (finished.isNamed) taken?.add(job);
      const daysAgo = Math.min(finished.daysAgo, company.joinedDaysAgo - Math.ceil(job.days[1] * 1.4) - 40);
      const project = addProject(demo, company, { trade, job, state: 'completed', client, daysAgo }, random);
      if (rating) {
        addReview(
          demo,
          project,
          daysAgo,
          {
            rating,
            comment: wordsOf(comment),
            status: finished.status,
            isAnonymous: !finished.isNamed && random.chance(0.06),
            reply: comment && replies.take(company, language, rating),
          },
          random,
        );
      }
      return project;
    });
};

const wordsOf = (comment: CommentMaterial | undefined): string | null =>
  typeof comment === 'object' ? comment.says : (comment ?? null);

/** A profile shows the newest projects, so on the design board's companies they differ and have pictures. */
const photographedJob = (
  jobs: readonly JobMaterial[],
  drawn: JobMaterial,
  taken: ReadonlySet<JobMaterial>,
) => {
  const from = jobs.indexOf(drawn);
  const inTurn = [...jobs.slice(from), ...jobs.slice(0, from)];
  return inTurn.find((job) => job.pictures.length > 1 && !taken.has(job)) ?? drawn;
};

/** Most clients write to a company in its first language, the others in another one that it speaks. */
const createClientPicker = (
  { row, material }: DemoCompany,
  clients: readonly DemoUser[],
  random: RandomSource,
) => {
  const spoken = random
    .shuffle(clients)
    .filter((client) => row.languages?.includes(languageOfClient(client)));
  const isOfFirst = (client: DemoUser) => languageOfClient(client) === material.language;
  const ofFirst = spoken.filter(isOfFirst);
  const others = spoken.filter((client) => !isOfFirst(client));
  return (index: number): DemoUser =>
    cyclicItem(others.length === 0 || random.chance(SHARE_OF_FIRST_LANGUAGE) ? ofFirst : others, index);
};

const SHARE_OF_FIRST_LANGUAGE = 0.7;

const isOnBoard = ({ material }: DemoCompany) => material.reviews !== undefined;

/** Many clients give stars and leave it at that. */
const SHARE_WITH_WORDS = 0.45;

const finishedBy = (demo: DemoPlan, company: DemoCompany, clients: readonly DemoUser[]): Finished[] => {
  const random = demo.random(`finished/${company.row.name}`);
  const reviews = company.material.reviews ?? reviewCount(company, random);
  const count = company.material.projects ?? projectCount(company, reviews, random);
  const ratings = ratingsOf(company, reviews, random);
  const clientOf = createClientPicker(company, clients, random);
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = lately(company)[index] ?? random.between(10, LONGEST_AGO);
    const rating = ratings[index];
    return {
      company,
      trade: tradeOfProject(company, random),
      client: clientOf(index),
      daysAgo,
      rating,
      status: rating && company.material.reviews === undefined ? statusOf(daysAgo, random) : 'approved',
      isNamed: index < lately(company).length,
      isNewest: daysAgo < 90,
    };
  });
};

/** The companies of the design board finished something that was reviewed within the last days. */
const lately = ({ material }: DemoCompany): readonly number[] => (material.reviews ? [5, 8] : []);

/** New companies have few reviews, most five to ten, the best known some dozens. */
const reviewCount = ({ material }: DemoCompany, random: RandomSource): number => {
  if (material.isNew || random.chance(0.02)) return 0;
  return random.chance(0.12) ? random.between(1, 4) : 5 + Math.floor(36 * random.next() ** 4);
};

/** Some clients write no review. */
const projectCount = ({ material }: DemoCompany, reviews: number, random: RandomSource): number =>
  material.isNew ? 0 : reviews + random.between(1, 2 + Math.ceil(reviews / 4));

/** Rates the reviewed projects. */
const ratingsOf = (
  { material, row }: DemoCompany,
  reviews: number,
  random: RandomSource,
): readonly StarRating[] => {
  if (row.name === 'Toiture Schmit & Fils') return random.shuffle(boardRatings);
  const mood = material.reviews === undefined ? pickReviewMood(random) : 'good';
  return Array.from({ length: reviews }, () => pickRating(mood, random));
};

/** These are the 47 reviews of the design board: 4.9 on average. */
const boardRatings: readonly StarRating[] = [
  ...Array.from({ length: 43 }, (): StarRating => 5),
  ...Array.from({ length: 3 }, (): StarRating => 4),
  3,
];

/** The newest may still wait for a moderator. */
const statusOf = (daysAgo: number, random: RandomSource): Finished['status'] => {
  return daysAgo < 30 && random.chance(0.12) ? 'pending' : 'approved';
};
