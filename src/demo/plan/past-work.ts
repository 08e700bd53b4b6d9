import type { CategoryName, Comment, Rating } from '#demo/material/trade.ts';
import type { Random } from '#demo/random.ts';
import type { DemoCompany } from './companies.ts';
import type { Demo } from './demo.ts';
import { nth } from './nth.ts';
import type { DemoUser } from './people.ts';
import { addReview, commentBox, drawMood, drawRating } from './reviews.ts';
import { addProject, type DemoProject, jobsOf, tradeOfProject } from './work.ts';

/** A project that is finished, before it is known what it was. */
interface Finished {
  company: DemoCompany;
  trade: CategoryName;
  client: DemoUser;
  daysAgo: number;
  /** Undefined where the client has not said anything. */
  rating: Rating | undefined;
  status: 'approved' | 'pending' | 'rejected';
}

const LONGEST_AGO = 400;

/** What all companies have finished, and what their clients wrote about it. */
export const addPastWork = (
  demo: Demo,
  companies: readonly DemoCompany[],
  clients: readonly DemoUser[],
): DemoProject[] => {
  const random = demo.random('past work');
  const comments = commentBox(demo.random('comments'));
  // Dealt in mixed order, so that the best comments of a trade do not all go to one company.
  return random
    .shuffle(companies.flatMap((company) => finishedBy(demo, company, clients)))
    .map((finished) => {
      const { company, trade, client, rating } = finished;
      const comment = rating && random.chance(0.88) ? comments.take(trade, rating) : undefined;
      const job = jobFor(trade, comment, random);
      const daysAgo = Math.min(finished.daysAgo, company.joinedDaysAgo - Math.ceil(job.days[1] * 1.4) - 40);
      const project = addProject(demo, company, { trade, job, state: 'completed', client, daysAgo }, random);
      if (rating) {
        addReview(
          demo,
          project,
          daysAgo,
          { rating, comment: wordsOf(comment), status: finished.status },
          random,
        );
      }
      return project;
    });
};

const wordsOf = (comment: Comment | undefined): string | null =>
  typeof comment === 'object' ? comment.says : (comment ?? null);

const jobFor = (trade: CategoryName, comment: Comment | undefined, random: Random) => {
  const jobs = jobsOf(trade);
  if (typeof comment !== 'object') return random.pick(jobs);
  const job = jobs.find(({ name }) => name === comment.on);
  if (!job) throw new Error(`${trade} has no job '${comment.on}'`);
  return job;
};

const finishedBy = (demo: Demo, company: DemoCompany, clients: readonly DemoUser[]): Finished[] => {
  const random = demo.random(`finished/${company.row.name}`);
  const count = company.material.projects ?? projectCount(company, random);
  const ratings = ratingsOf(company, count, random);
  const dealt = random.shuffle(clients);
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = random.between(10, LONGEST_AGO);
    const rating = ratings[index];
    return {
      company,
      trade: tradeOfProject(company, random),
      client: nth(dealt, index),
      daysAgo,
      rating,
      status: rating && company.material.reviews === undefined ? statusOf(daysAgo, random) : 'approved',
    };
  });
};

const projectCount = ({ material }: DemoCompany, random: Random): number => {
  if (material.isNew || random.chance(0.05)) return 0;
  return random.between(1, 3) + random.between(0, 2);
};

/** One rating for each project that was reviewed, at its place among the projects. */
const ratingsOf = (
  { material, row }: DemoCompany,
  projects: number,
  random: Random,
): (Rating | undefined)[] => {
  if (material.reviews !== undefined) {
    return row.name === 'Toiture Schmit & Fils'
      ? random.shuffle(padded(boardRatings, projects))
      : padded(
          Array.from({ length: material.reviews }, () => drawRating('good', random)),
          projects,
        );
  }
  const mood = drawMood(random);
  const share = random.chance(0.05) ? 0 : 0.7;
  return Array.from({ length: projects }, () =>
    random.chance(share) ? drawRating(mood, random) : undefined,
  );
};

const padded = (ratings: readonly Rating[], length: number): (Rating | undefined)[] =>
  Array.from({ length }, (_, index) => ratings[index]);

/** The 47 reviews of the design board: 4.9 on average. */
const boardRatings: readonly Rating[] = [
  ...Array.from({ length: 43 }, (): Rating => 5),
  ...Array.from({ length: 3 }, (): Rating => 4),
  3,
];

/** The newest may still wait for a moderator. */
const statusOf = (daysAgo: number, random: Random): Finished['status'] => {
  if (daysAgo < 30 && random.chance(0.5)) return 'pending';
  return random.chance(0.006) ? 'rejected' : 'approved';
};
