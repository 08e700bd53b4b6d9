import { companyNamed, type DemoCompany } from './companies.ts';
import type { DemoPlan } from './demo.ts';
import type { DemoPeople } from './people.ts';

const READ_AFTER_MS = 40 * 60_000;

/** Claire's notifications have the times of her projects' histories. */
export const addClairesNotifications = (
  demo: DemoPlan,
  { claire }: DemoPeople,
  companies: readonly DemoCompany[],
) => {
  const userId = claire.id;
  const { projects, projectEvents, notifications } = demo.tables;
  const fuseBoard = projects.all.find(
    ({ clientId, name }) => clientId === userId && name === 'Nouveau tableau électrique',
  );
  const marked = projectEvents.all.find(
    ({ projectId, kind }) => projectId === fuseBoard?.id && kind === 'confirmed',
  );
  if (!fuseBoard || !marked?.createdAt) throw new Error('Claire has no fuse board to be told about');
  notifications.add({
    userId,
    kind: 'projectMarkedDone',
    subject: { projectId: fuseBoard.id, name: 'Nouveau tableau électrique', from: 'Elektro Majerus' },
    createdAt: marked.createdAt,
    readAt: new Date(marked.createdAt.getTime() + READ_AFTER_MS),
  });
  const schmit = companyNamed(companies, 'Toiture Schmit & Fils').row;
  notifications.add({
    userId,
    kind: 'messageReceived',
    subject: { userId: schmit.userId, from: schmit.name },
    createdAt: demo.minutesAgo(49),
  });
};
