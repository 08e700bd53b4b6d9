import type { CategoryName, CommentMaterial, JobMaterial, StarRating } from '#demo/material/trade.ts';
import type { RandomSource } from '#demo/random.ts';
import type { DemoCompany } from './companies.ts';
import { cyclicItem } from './cyclic-item.ts';
import type { DemoPlan } from './demo.ts';
import type { DemoUser } from './people.ts';
import { createReplyPicker } from './replies.ts';
import { addReview, createCommentPicker, pickReviewMood, pickRating } from './reviews.ts';
import { addProject, type DemoProject, jobsOf, tradeOfProject } from './work.ts';

/** The project is finished, but its work is not chosen yet. */
interface Finished {
  company: DemoCompany;
  trade: CategoryName;
  client: DemoUser;
  daysAgo: number;
  /** Undefined if the client has written no review. */
  rating: StarRating | undefined;
  status: 'approved' | 'pending' | 'rejected';
  /** An anonymous review belongs to no project. */
  isNamed: boolean;
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
  const replies = new Map(companies.map((company) => [company, createReplyPicker(demo, company)]));
  const namedJobs = new Map(companies.map((company) => [company, new Set<JobMaterial>()]));
  // A mixed order prevents that the best comments of a trade all go to one company.
  return random
    .shuffle(companies.flatMap((company) => finishedBy(demo, company, clients)))
    .map((finished) => {
      const { company, trade, client, rating } = finished;
      const comment = rating && random.chance(0.76) ? comments.take(trade, rating) : undefined;
      const drawn = jobFor(trade, comment, random);
      const taken = namedJobs.get(company);
      const isFixed = typeof comment === 'object' || !finished.isNamed || !taken;
      const job = isFixed ? drawn : photographedJob(trade, drawn, taken);
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
            reply: replies.get(company)?.take(rating),
          },
          random,
        );
      }
      return project;
    });
};

const wordsOf = (comment: CommentMaterial | undefined): string | null =>
  typeof comment === 'object' ? comment.says : (comment ?? null);

const jobFor = (trade: CategoryName, comment: CommentMaterial | undefined, random: RandomSource) => {
  const jobs = jobsOf(trade);
  if (typeof comment !== 'object') return random.pick(jobs);
  const job = jobs.find(({ name }) => name === comment.on);
  if (!job) throw new Error(`${trade} has no job '${comment.on}'`);
  return job;
};

/** A profile shows the newest projects, so on the design board's companies they differ and have pictures. */
const photographedJob = (trade: CategoryName, drawn: JobMaterial, taken: ReadonlySet<JobMaterial>) => {
  const jobs = jobsOf(trade);
  const from = jobs.indexOf(drawn);
  const inTurn = [...jobs.slice(from), ...jobs.slice(0, from)];
  return inTurn.find((job) => job.pictures.length > 1 && !taken.has(job)) ?? drawn;
};

const finishedBy = (demo: DemoPlan, company: DemoCompany, clients: readonly DemoUser[]): Finished[] => {
  const random = demo.random(`finished/${company.row.name}`);
  const reviews = company.material.reviews ?? reviewCount(company, random);
  const count = company.material.projects ?? projectCount(company, reviews, random);
  const ratings = ratingsOf(company, reviews, random);
  const dealt = random.shuffle(clients);
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = lately(company)[index] ?? random.between(10, LONGEST_AGO);
    const rating = ratings[index];
    return {
      company,
      trade: tradeOfProject(company, random),
      client: cyclicItem(dealt, index),
      daysAgo,
      rating,
      status: rating && company.material.reviews === undefined ? statusOf(daysAgo, random) : 'approved',
      isNamed: index < lately(company).length,
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
  if (daysAgo < 30 && random.chance(0.12)) return 'pending';
  return random.chance(0.002) ? 'rejected' : 'approved';
};
