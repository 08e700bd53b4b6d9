import { readGalleryRoom } from '#features/companies/profile-editor/server/index.ts';
import { projectSideOf } from '#features/projects/core/server/index.ts';
import { findProject, type ProjectRow } from '#features/projects/pages/server/index.ts';
import type { Milestone, ProjectRoom, RoomFile } from '#features/projects/room/contract/room-schemas.ts';
import {
  isRoomOpen,
  mayRemoveMilestone,
  mayRemoveRoomItem,
  nextPublicationState,
  type PublicationAction,
} from '#features/projects/room/rules/project-room.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Services } from '#server/services/services.ts';
import type { Translator } from '#server/services/translator.ts';
import { type MilestoneRow, readMilestones, readRoomFiles, type RoomFileRow } from './store.ts';

interface Looking {
  project: ProjectRow;
  person: Person;
  translator: Translator;
}

const presentFile = (row: RoomFileRow, { project, person, translator }: Looking): RoomFile => ({
  ...row,
  translation: translator.offerFor(row.caption),
  createdAt: row.createdAt.toISOString(),
  abilities: { mayChange: mayRemoveRoomItem(project, row, person) },
});

const presentMilestone = (
  row: MilestoneRow,
  { project, person }: Omit<Looking, 'translator'>,
): Milestone => ({
  ...row,
  payment: row.amount === null ? null : { percent: String(Number(row.percent)), amount: row.amount },
  clientTickedAt: row.clientTickedAt?.toISOString() ?? null,
  companyTickedAt: row.companyTickedAt?.toISOString() ?? null,
  abilities: { mayRemove: mayRemoveMilestone(project, row, person) },
});

/** Reads the room of a project that this person may see. */
export const readRoom = async (
  { db, clock, translator }: Pick<Services, 'db' | 'clock' | 'translator'>,
  person: Person,
  project: ProjectRow,
): Promise<ProjectRoom> => {
  const [files, milestones] = await Promise.all([
    readRoomFiles(db, project.id),
    readMilestones(db, project.id),
  ]);
  const side = projectSideOf(project, person);
  const mayPublish = person.memberRole !== 'member';
  const may = (action: PublicationAction) =>
    mayPublish && nextPublicationState(project, action, side) !== null;
  const left = may('ask') ? (await readGalleryRoom(db, project.companyId, clock.now())).free : null;
  return {
    files: files.map((row) => presentFile(row, { project, person, translator })),
    milestones: milestones.map((row) => presentMilestone(row, { project, person })),
    publication: project.publication,
    picturesLeft: left === null || left === Number.POSITIVE_INFINITY ? null : Math.max(0, left),
    abilities: {
      mayAdd: side !== null && isRoomOpen(project),
      mayPublish,
      mayAsk: may('ask'),
      mayAgree: may('agree'),
      mayRefuse: may('refuse'),
      mayWithdraw: may('withdraw'),
    },
  };
};

/** The room existed a moment ago in the same request. */
export const readRoomAfterChange = async (
  services: Pick<Services, 'db' | 'clock' | 'translator'>,
  person: Person,
  projectId: number,
) => {
  const project = await findProject(services.db, person, projectId);
  if (!project) throw new Error(`Project ${projectId} is gone`);
  return readRoom(services, person, project);
};
