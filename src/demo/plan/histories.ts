import type { ProjectEventValues } from '#demo/builders/project-event.ts';
import type { ProjectValues } from '#demo/builders/project.ts';
import type { DemoPlan, WithId } from './demo.ts';

const HOUR = 3_600_000;

/** Records for every project who created it, and who marked it as done and when. The client comes first. */
export const addProjectEvents = (demo: DemoPlan) => {
  const random = demo.random('histories');
  const owners = new Map(demo.tables.companies.all.map(({ id, userId }) => [id, userId]));
  const now = demo.minutesAgo(0).getTime();
  for (const project of demo.tables.projects.all) {
    const { clientId, companyId, clientConfirmed, companyConfirmed, completedAt } = project;
    const createdMs = createdAt(project);
    const entry = (event: Pick<ProjectEventValues, 'kind' | 'createdAt' | 'side'>) =>
      demo.tables.projectEvents.add({
        projectId: project.id,
        actorId: event.side === 'client' ? clientId : ownerOf(companyId, owners),
        ...event,
      });
    entry({ kind: 'created', side: 'client', createdAt: new Date(createdMs) });
    const last = completedAt?.getTime() ?? now;
    const first = new Date(Math.max(createdMs, Math.min(last - random.between(2, 40) * HOUR, last)));
    if (clientConfirmed) entry({ kind: 'confirmed', side: 'client', createdAt: first });
    if (companyConfirmed) entry({ kind: 'confirmed', side: 'company', createdAt: completedAt ?? first });
  }
};

const createdAt = ({ id, createdAt: createdDate }: WithId<ProjectValues>): number => {
  if (!createdDate) throw new Error(`Project ${id} has no beginning`);
  return createdDate.getTime();
};

const ownerOf = (companyId: number, owners: ReadonlyMap<number, number>): number => {
  const owner = owners.get(companyId);
  if (owner === undefined) throw new Error(`There is no company ${companyId}`);
  return owner;
};
