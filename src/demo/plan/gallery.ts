import { numberOf, pictureOf, views, weathers } from '#art/index.ts';
import { pictureRow } from '#demo/builders/picture.ts';
import { type CategoryName, tradeNamed } from '#demo/material/trade.ts';
import type { Random } from '#demo/random.ts';
import { type PlanName, plans } from '#subscriptions/rules/plans.ts';
import { type DemoCompany, placesNear } from './companies.ts';
import type { Demo } from './demo.ts';
import { drawnTrade, sceneOf } from './scene-of.ts';
import { type DemoProject, jobsOf } from './work.ts';

/** After so many a scene is seen from the same place in the same light again. */
const ROUND = views.length * weathers.length;

/** As many as a plan has room for. */
const roomOf = (plan: PlanName): number => plans[plan].images ?? 30;

interface Shot {
  projectId: number | null;
  trade: CategoryName;
  title: string;
}

/** The pictures of all companies: the first of a company is its cover. */
export const addGalleries = (demo: Demo, companies: readonly DemoCompany[], past: readonly DemoProject[]) => {
  const covers = new Map<string, number>();
  for (const company of companies) {
    const { plate } = tradeNamed(company.trade);
    // Each cover of a trade is the next picture of it, so that no two are alike as long as there is another.
    const cover = covers.get(plate) ?? 0;
    covers.set(plate, cover + 1);
    addGallery(
      demo,
      company,
      cover,
      past.filter((project) => project.company === company),
    );
  }
};

const addGallery = (demo: Demo, company: DemoCompany, cover: number, projects: readonly DemoProject[]) => {
  const random = demo.random(`gallery/${company.row.name}`);
  const count = pictureCount(company, random);
  const shots = [...distinct(shotsOf(company, projects, random))].slice(0, count);
  const numberFor = numbersOf(company);
  for (const [index, shot] of shots.entries()) {
    const { plate } = tradeNamed(shot.trade);
    const number = index === 0 ? cover : numberFor(plate, shot.title);
    demo.tables.pictures.add(
      pictureRow({
        companyId: company.row.id,
        projectId: shot.projectId,
        imageUrl: `/plates/cover/${plate}-${number}-${company.town.region}.svg`,
        title: shot.title,
      }),
    );
  }
};

/** Each time a company shows a scene again, it is seen from elsewhere and in another light. */
const numbersOf = ({ position }: DemoCompany) => {
  const times = new Map<string, number>();
  return (plate: string, title: string): number => {
    const trade = drawnTrade(plate);
    const scene = sceneOf(trade, title) ?? pictureOf(trade, times.size).scene;
    const time = (times.get(scene) ?? 0) + 1;
    times.set(scene, time);
    return numberOf(trade, scene, (time % ROUND) + ROUND * (position % 10));
  };
};

const pictureCount = ({ material, position, row }: DemoCompany, random: Random): number => {
  if (position === 1) return 18;
  if (position > 6 && random.chance(material.isNew ? 0.3 : 0.03)) return 0;
  if (material.isNew) return random.between(2, 3);
  // Who pays for more room uses most of it.
  const room = roomOf(row.subscriptionPlan ?? 'basic');
  return random.between(Math.ceil(room * 0.6), room);
};

/** By turns a picture without a project and one of a finished project; the cover is of the first trade. */
function* shotsOf(company: DemoCompany, projects: readonly DemoProject[], random: Random): Generator<Shot> {
  const places = placesNear(company.material.town);
  const ofProjects = [...shotsOfProjects(projects)];
  for (let turn = 0; turn < 60; turn += 1) {
    const job = random.pick(jobsOf(company.trade));
    yield {
      projectId: null,
      trade: company.trade,
      title: `${random.pick(job.pictures)}, ${random.pick(places)}`,
    };
    const shot = ofProjects.shift();
    if (shot) yield shot;
    // A well-kept gallery shows more of the work than of anything else.
    const second = random.chance(0.7) ? ofProjects.shift() : undefined;
    if (second) yield second;
  }
}

/** What is newest is seen first: two or three pictures of the last projects, one of each before them. */
function* shotsOfProjects(projects: readonly DemoProject[]): Generator<Shot> {
  const newestFirst = [...projects].sort((one, other) => finishedAt(other) - finishedAt(one));
  for (const [age, { row, trade, job, place }] of newestFirst.entries()) {
    for (const picture of job.pictures.slice(0, age < 2 ? 3 : 1)) {
      yield { projectId: row.id, trade, title: `${picture}, ${place}` };
    }
  }
}

const finishedAt = ({ row }: DemoProject) => row.completedAt?.getTime() ?? 0;

function* distinct(shots: Iterable<Shot>): Generator<Shot> {
  const seen = new Set<string>();
  for (const shot of shots) {
    if (seen.has(shot.title)) continue;
    seen.add(shot.title);
    yield shot;
  }
}
