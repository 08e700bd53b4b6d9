import { pictureRow } from '#demo/builders/picture.ts';
import { captionsOf, scenesByTrade } from '#demo/material/picture-captions.ts';
import { placeIn } from '#demo/material/place-names.ts';
import type { RandomSource } from '#demo/random.ts';
import { type PlanName, plans } from '#features/billing/subscriptions/rules/plans.ts';
import { tradeSlug } from '#features/requests/core/rules/question-sets.ts';
import { coverIllustrationUrl } from '#kernel/illustration-url.ts';
import { type DemoCompany, placesNear } from './companies.ts';
import type { DemoPlan } from './demo.ts';
import type { DemoProject } from './work.ts';

/** A plan allows so many pictures. */
const roomOf = (plan: PlanName): number => plans[plan].images ?? 30;

interface Shot {
  projectId: number | null;
  scene: string;
  place: string;
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
  const { trade, position, town } = company;
  const { language } = company.material;
  const scenes = scenesByTrade[trade] ?? [];
  // A trade's numbers go through its scenes.
  const coverScene = scenes[cover % scenes.length] ?? '';
  const shots = [...shotsOf(company, projects, random)];
  const count = pictureCount(company, random);
  for (const [index, shot] of withCover(shots, coverScene, company).slice(0, count).entries()) {
    const { scene, projectId, place } = shot;
    demo.tables.pictures.add(
      pictureRow({
        companyId: company.row.id,
        projectId,
        imageUrl:
          index === 0
            ? coverIllustrationUrl(tradeSlug(trade), cover, town.region)
            : coverIllustrationUrl(scene, position + index, town.region),
        title: `${random.pick(captionsOf(scene, language))}, ${placeIn(language, place)}`,
      }),
    );
  }
};

/** No scene comes twice in a gallery, as nobody uploads one picture twice. */
const withCover = (shots: readonly Shot[], coverScene: string, { material }: DemoCompany): Shot[] => {
  const cover = shots.find(({ scene }) => scene === coverScene) ?? {
    projectId: null,
    scene: coverScene,
    place: material.town,
  };
  const firstOfScene = new Map<string, Shot>([[coverScene, cover]]);
  for (const shot of shots) if (!firstOfScene.has(shot.scene)) firstOfScene.set(shot.scene, shot);
  return [...firstOfScene.values()];
};

const pictureCount = ({ material, position, row }: DemoCompany, random: RandomSource): number => {
  if (position === 1) return 18;
  if (material.isNew) return position > 6 && random.chance(0.3) ? 0 : random.between(2, 3);
  // Companies that pay for more room use most of it.
  const room = roomOf(row.subscriptionPlan ?? 'basic');
  return random.between(Math.ceil(room * 0.6), room);
};

/** The profile shows this many of the newest projects, which a company photographs well. */
const NEWEST = 2;

/** First each of the newest projects in turn, then one of each older one, then the company's trades. */
function* shotsOf(
  company: DemoCompany,
  projects: readonly DemoProject[],
  random: RandomSource,
): Generator<Shot> {
  const newestFirst = [...projects].sort((a, b) => finishedAt(b) - finishedAt(a));
  const shotOf = ({ row, place }: DemoProject, scene: string): Shot => ({ projectId: row.id, scene, place });
  for (const turn of [0, 1, 2]) {
    for (const project of newestFirst.slice(0, NEWEST)) {
      const scene = project.job.pictures[turn];
      if (scene !== undefined) yield shotOf(project, scene);
    }
  }
  for (const project of newestFirst.slice(NEWEST)) {
    const [scene] = project.job.pictures;
    if (scene !== undefined) yield shotOf(project, scene);
  }
  const places = placesNear(company.material.town);
  for (const trade of [company.trade, ...(company.material.also ?? [])]) {
    for (const scene of random.shuffle(scenesByTrade[trade] ?? [])) {
      yield { projectId: null, scene, place: random.pick(places) };
    }
  }
}

const finishedAt = ({ row }: DemoProject) => row.completedAt?.getTime() ?? 0;
