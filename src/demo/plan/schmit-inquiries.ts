import { jobWordsIn } from '#demo/material/trade.ts';
import type { RandomSource } from '#demo/random.ts';
import { LIKED_FOLDER_NAME } from '#features/folders/core/rules/folders.ts';
import { type DemoCompany, placesNear } from './companies.ts';
import { cyclicItem } from './cyclic-item.ts';
import type { DemoPlan } from './demo.ts';
import { type DemoPeople, type DemoUser, languageOfClient } from './people.ts';
import { addThread, wholeTalk } from './threads.ts';
import { addProject, jobsOf } from './work.ts';

/** Clients from here on have not written to Schmit in the year's messages. */
const FIRST_CLIENT = 24;
const INQUIRIES = 48;
const DAYS_BETWEEN = 3.6;

/** Half a year of ordinary messages gives a company its figures. */
export const addInquiries = (demo: DemoPlan, schmit: DemoCompany, { clients }: DemoPeople) => {
  const random = demo.random('inquiries');
  for (let index = 0; index < INQUIRIES; index += 1) {
    const daysAgo = 2 + Math.round(index * DAYS_BETWEEN);
    addInquiry(demo, schmit, cyclicItem(clients, FIRST_CLIENT + index), daysAgo, random);
  }
};

const addInquiry = (
  demo: DemoPlan,
  schmit: DemoCompany,
  client: DemoUser,
  daysAgo: number,
  random: RandomSource,
) => {
  const job = random.pick(jobsOf('Roofing', client));
  const becomesProject = daysAgo > 9 && random.chance(0.45);
  const hasReply = becomesProject || random.chance(0.9);
  const { name } = jobWordsIn(job, languageOfClient(client)) ?? job;
  const whole = wholeTalk(client, name, random.pick(placesNear(schmit.material.town)), random);
  addThread(demo, {
    client,
    companyUserId: schmit.row.userId,
    texts: whole.slice(0, hasReply ? random.between(2, 4) : 1),
    startedAt: demo.daysAgo(daysAgo, random),
    minutesToAnswer: random.between(20, 240),
  });
  if (random.chance(0.4)) addLike(demo, schmit, client, daysAgo, random);
  if (!becomesProject) return;
  const work = {
    trade: 'Roofing',
    job,
    state: 'open',
    client,
    daysAgo: daysAgo - random.between(3, 7),
  } as const;
  addProject(demo, schmit, work, random);
};

const addLike = (
  demo: DemoPlan,
  { row }: DemoCompany,
  { id }: DemoUser,
  daysAgo: number,
  random: RandomSource,
) => {
  const createdAt = demo.daysAgo(daysAgo + 1, random);
  demo.tables.contacts.add({ userId: id, companyId: row.id, createdAt });
  demo.tables.folders.add({ userId: id, name: LIKED_FOLDER_NAME, isLiked: true, createdAt });
};
