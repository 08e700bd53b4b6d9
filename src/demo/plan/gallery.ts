import { pictureRow } from '#demo/builders/picture.ts';
import type { CategoryName } from '#demo/material/trade.ts';
import type { RandomSource } from '#demo/random.ts';
import { type PlanName, plans } from '#features/billing/subscriptions/rules/plans.ts';
import { chooseIllustrationScene } from '#features/companies/core/rules/choose-illustration-scene.ts';
import { tradeSlug } from '#features/requests/core/rules/question-sets.ts';
import index from '#illustrations/index.json' with { type: 'json' };
import { coverIllustrationUrl } from '#kernel/illustration-url.ts';
import { type DemoCompany, placesNear } from './companies.ts';
import type { DemoPlan } from './demo.ts';
import { type DemoProject, jobsOf } from './work.ts';

/** After so many pictures a scene repeats its viewpoint and light. */
const ROUND = index.views.length * index.weathers.length;

/** A plan allows so many pictures. */
const roomOf = (plan: PlanName): number => plans[plan].images ?? 30;

interface Shot {
  projectId: number | null;
  trade: CategoryName;
  title: string;
  /** Names the work where the title alone describes no scene. */
  job: string;
}

/** The first picture of a company is its cover. */
export const addGalleries = (
  demo: DemoPlan,
  companies: readonly DemoCompany[],
  past: readonly DemoProject[],
) => {
  const covers = new Map<string, number>();
  for (const company of companies) {
    // Each cover of a trade takes its next picture, so that no two are alike as long as there is another.
    const cover = covers.get(company.trade) ?? 0;
    covers.set(company.trade, cover + 1);
    addGallery(
      demo,
      company,
      cover,
      past.filter((project) => project.company === company),
    );
  }
};

const addGallery = (
  demo: DemoPlan,
  company: DemoCompany,
  cover: number,
  projects: readonly DemoProject[],
) => {
  const random = demo.random(`gallery/${company.row.name}`);
  const count = pictureCount(company, random);
  const shots = [...distinct(shotsOf(company, projects, random))].slice(0, count);
  const drawingFor = drawingsOf(company);
  const { region } = company.town;
  for (const [index, shot] of shots.entries()) {
    demo.tables.pictures.add(
      pictureRow({
        companyId: company.row.id,
        projectId: shot.projectId,
        imageUrl:
          index === 0 ? coverIllustrationUrl(tradeSlug(shot.trade), cover, region) : drawingFor(shot, index),
        title: shot.title,
      }),
    );
  }
};

/** A scene that a company shows again has another viewpoint and light. */
const drawingsOf = ({ position, town }: DemoCompany) => {
  const times = new Map<string, number>();
  return ({ trade, title, job }: Shot, index: number): string => {
    const scene = chooseIllustrationScene({ id: index, title, description: job, trades: [trade] });
    const time = (times.get(scene) ?? 0) + 1;
    times.set(scene, time);
    return coverIllustrationUrl(scene, (time % ROUND) + ROUND * (position % 10), town.region);
  };
};

const pictureCount = ({ material, position, row }: DemoCompany, random: RandomSource): number => {
  if (position === 1) return 18;
  if (position > 6 && random.chance(material.isNew ? 0.3 : 0.03)) return 0;
  if (material.isNew) return random.between(2, 3);
  // Companies that pay for more room use most of it.
  const room = roomOf(row.subscriptionPlan ?? 'basic');
  return random.between(Math.ceil(room * 0.6), room);
};

/** Alternates pictures without a project and of finished projects; the cover is of the first trade. */
function* shotsOf(
  company: DemoCompany,
  projects: readonly DemoProject[],
  random: RandomSource,
): Generator<Shot> {
  const places = placesNear(company.material.town);
  const ofProjects = [...shotsOfProjects(projects)];
  for (let turn = 0; turn < 60; turn += 1) {
    const job = random.pick(jobsOf(company.trade));
    yield {
      projectId: null,
      trade: company.trade,
      title: `${random.pick(job.pictures)}, ${random.pick(places)}`,
      job: job.name,
    };
    const shot = ofProjects.shift();
    if (shot) yield shot;
    // A well-kept gallery mostly shows finished work.
    const second = random.chance(0.7) ? ofProjects.shift() : undefined;
    if (second) yield second;
  }
}

/** The newest comes first: two or three pictures of the last projects, one of each before them. */
function* shotsOfProjects(projects: readonly DemoProject[]): Generator<Shot> {
  const newestFirst = [...projects].sort((a, b) => finishedAt(b) - finishedAt(a));
  for (const [age, { row, trade, job, place }] of newestFirst.entries()) {
    for (const picture of job.pictures.slice(0, age < 2 ? 3 : 1)) {
      yield { projectId: row.id, trade, title: `${picture}, ${place}`, job: job.name };
    }
  }
}

const finishedAt = ({ row }: DemoProject) => row.completedAt?.getTime() ?? 0;

function* distinct(shots: Iterable<Shot>): Generator<Shot> {
  const seenTitles = new Set<string>();
  for (const shot of shots) {
    if (seenTitles.has(shot.title)) continue;
    seenTitles.add(shot.title);
    yield shot;
  }
}
