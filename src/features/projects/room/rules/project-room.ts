import type {
  ProjectSide,
  ProjectStatus,
  PublicationState,
} from '#features/projects/core/rules/project-states.ts';

/** A picture was taken at one of these stages. */
export const pictureStages = ['before', 'during', 'after'] as const;
export type PictureStage = (typeof pictureStages)[number];

/** One room takes at most so many. */
export const MAX_ROOM_FILES = 100;
export const MAX_MILESTONES = 40;

export const ROOM_FILE_RATE_LIMIT = { points: 120, seconds: 60 * 60 };

/** A cancelled or declined project takes nothing more. */
export const isRoomOpen = ({ status }: { status: ProjectStatus }): boolean =>
  status === 'pending' || status === 'completed';

/** Only the author removes an item, as long as the room is open. Documents that the product has stored stay. */
export const mayRemoveRoomItem = (
  project: { status: ProjectStatus },
  { ownerId, isFixed = false }: { ownerId: number; isFixed?: boolean },
  person: { id: number },
): boolean => isRoomOpen(project) && ownerId === person.id && !isFixed;

/** Both sides agreed on a part of the payment plan, so neither removes it alone. */
export const mayRemoveMilestone = (
  project: { status: ProjectStatus },
  { authorId, amount }: { authorId: number; amount: string | null },
  person: { id: number },
): boolean => amount === null && mayRemoveRoomItem(project, { ownerId: authorId }, person);

interface Progress {
  files: readonly { isFixed: boolean }[];
  milestones: readonly { clientTickedAt: string | null; companyTickedAt: string | null }[];
}

/**
 * Before something is shared, reached or confirmed, nobody is prompted to say that all is done. The signed copy that the
 * product stores on the first day is no work, nor is a milestone that both reached in one moment, by signing.
 */
export const isWorkBegun = (
  project: { clientConfirmed: boolean; companyConfirmed: boolean },
  room: Progress | undefined,
): boolean =>
  project.clientConfirmed ||
  project.companyConfirmed ||
  (room !== undefined &&
    (room.files.some(({ isFixed }) => !isFixed) ||
      room.milestones.some(({ clientTickedAt, companyTickedAt }) => clientTickedAt !== companyTickedAt)));

export const publicationActions = ['ask', 'agree', 'refuse', 'withdraw'] as const;
export type PublicationAction = (typeof publicationActions)[number];

interface ActionRule {
  side: ProjectSide;
  from: readonly PublicationState[];
  to: PublicationState;
}

const actionRules: Record<PublicationAction, ActionRule> = {
  ask: { side: 'company', from: ['none', 'asked', 'refused'], to: 'asked' },
  agree: { side: 'client', from: ['asked'], to: 'published' },
  // Consent is withdrawn as easily as it was given.
  refuse: { side: 'client', from: ['asked', 'published'], to: 'refused' },
  withdraw: { side: 'company', from: ['asked', 'published'], to: 'none' },
};

interface Publishable {
  status: ProjectStatus;
  publication: PublicationState;
}

/** Returns the state after an action, or null where this side may not do it, or not now. */
export const nextPublicationState = (
  { status, publication }: Publishable,
  action: PublicationAction,
  side: ProjectSide | null,
): PublicationState | null => {
  const rule = actionRules[action];
  const isAllowed = status === 'completed' && rule.side === side && rule.from.includes(publication);
  return isAllowed ? rule.to : null;
};
