import type { CompanyDayValues } from '#demo/builders/company-day.ts';
import type { MessageValues } from '#demo/builders/message.ts';
import { addClaire } from './claire.ts';
import { addClairesNotifications } from './claires-notifications.ts';
import { addCompanies } from './companies.ts';
import { type DemoSettings, type DemoTables, createEmptyDemoPlan, type PlannedRows } from './demo.ts';
import { addGalleries } from './gallery.ts';
import { addProjectEvents } from './histories.ts';
import { addModeration } from './moderation.ts';
import { addPastWork } from './past-work.ts';
import { addPeople } from './people.ts';
import { planProfileViewDays } from './profile-views.ts';
import { addProofs } from './proofs.ts';
import { addRooms } from './rooms.ts';
import { addSchmit } from './schmit.ts';
import { addPresentWork } from './threads.ts';

/** Contains the tables with ids, and the one without. */
type PlannedDemo = DemoTables & { companyDays: { all: CompanyDayValues[] } };

/** Plans all rows of the demo. The same settings make the same rows, to the byte. */
export const planDemo = (settings: DemoSettings): PlannedDemo => {
  const demo = createEmptyDemoPlan(settings);
  const people = addPeople(demo);
  const companies = addCompanies(demo, people.schmit);
  const past = addPastWork(demo, companies, people.clients);
  addPresentWork(demo, companies, people.clients);
  addClaire(demo, people, companies);
  const latest = addSchmit(demo, people, companies);
  addGalleries(demo, companies, [...past, ...latest]);
  addRooms(demo, people);
  addProofs(demo, companies);
  addProjectEvents(demo);
  addClairesNotifications(demo, people, companies);
  addModeration(demo, people, companies);
  numberByTime(demo.tables.messages);
  return { ...demo.tables, companyDays: { all: planProfileViewDays(demo, companies) } };
};

/** Ids grow with time, as in life: the conversation with the latest message comes first. */
const numberByTime = ({ all }: PlannedRows<MessageValues>) => {
  const firstId = all[0]?.id ?? 1;
  const timeOf = ({ createdAt }: MessageValues) => createdAt?.getTime() ?? 0;
  all.sort((a, b) => timeOf(a) - timeOf(b) || a.id - b.id);
  for (const [index, row] of all.entries()) row.id = firstId + index;
};
