import { demoRooms } from '#demo/material/rooms.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { DemoPlan } from './demo.ts';
import type { DemoPeople } from './people.ts';
import type { PlannedFile } from './planned-file.ts';
import { workingDayFrom } from './working-day-from.ts';

const DAY_MINUTES = 24 * 60;

/** Fills the rooms of Claire's projects with files and milestones. */
export const addRooms = (demo: DemoPlan, { claire }: DemoPeople) => {
  const random = demo.random('rooms');
  for (const { project: name, isAskedToPublish, pictures, documents, milestones } of demoRooms) {
    const project = demo.tables.projects.all.find(
      (candidate) => candidate.clientId === claire.id && candidate.name === name,
    );
    if (!project) throw new Error(`Claire has no project ${name}`);
    const owner = demo.tables.companies.all.find(({ id }) => id === project.companyId)?.userId ?? 0;
    const people = { client: claire.id, company: owner };
    if (isAskedToPublish) Object.assign(project, { publication: 'asked', publishedAt: null });

    const add = (content: PlannedFile['content'], fileName: string) =>
      demo.tables.roomFiles.all.push({
        projectId: project.id,
        side: content.side,
        ownerId: people[content.side],
        name: fileName,
        content,
        createdAt: demo.daysAgo(content.daysAgo, random),
        ...('stage' in content && {
          stage: content.stage,
          caption: content.caption,
          isChosen: content.isChosen ?? false,
        }),
      });
    for (const [index, picture] of pictures.entries()) add(picture, `IMG_${2041 + index * 3}.jpg`);
    for (const document of documents) add(document, document.name);
    for (const { side, name: milestone, inDays, tickedBy } of milestones) {
      const dueAt = demo.minutesAgo(-inDays * DAY_MINUTES);
      const tickedAt = demo.minutesAgo(Math.max(10, -inDays * DAY_MINUTES));
      demo.tables.milestones.add({
        projectId: project.id,
        authorId: people[side],
        side,
        name: milestone,
        dueOn: workingDayFrom(dayOf(dueAt)),
        clientTickedAt: tickedBy.includes('client') ? tickedAt : null,
        companyTickedAt: tickedBy.includes('company') ? tickedAt : null,
        createdAt: project.createdAt,
      });
    }
  }
};
