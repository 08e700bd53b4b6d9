import type { Publication, Side, Status } from '#project-records/rules/project-records.ts';

/** When a picture was taken. */
export const stages = ['before', 'during', 'after'] as const;
export type Stage = (typeof stages)[number];

/** How much one room holds. */
export const MOST_FILES = 100;
export const MOST_MILESTONES = 40;

export const ROOM_FILES_AN_HOUR = { points: 120, seconds: 60 * 60 };

/** What was called off takes nothing more. */
export const takesMore = ({ status }: { status: Status }): boolean =>
  status === 'pending' || status === 'completed';

/** What is in a room is taken out by who put it there, as long as the room takes anything. */
export const mayRemove = (
  project: { status: Status },
  { ownerId }: { ownerId: number },
  person: { id: number },
): boolean => takesMore(project) && ownerId === person.id;

export const publicationActs = ['ask', 'agree', 'refuse', 'withdraw'] as const;
export type PublicationAct = (typeof publicationActs)[number];

interface ActTerms {
  side: Side;
  from: readonly Publication[];
  to: Publication;
}

const acts: Record<PublicationAct, ActTerms> = {
  ask: { side: 'company', from: ['none', 'asked', 'refused'], to: 'asked' },
  agree: { side: 'client', from: ['asked'], to: 'published' },
  // Consent is taken back as easily as it was given.
  refuse: { side: 'client', from: ['asked', 'published'], to: 'refused' },
  withdraw: { side: 'company', from: ['asked', 'published'], to: 'none' },
};

interface Publishable {
  status: Status;
  publication: Publication;
}

/** Where an act leads, or null where it is not this side's to do, or not now. */
export const publicationAfter = (
  { status, publication }: Publishable,
  act: PublicationAct,
  side: Side | null,
): Publication | null => {
  const terms = acts[act];
  const isAllowed = status === 'completed' && terms.side === side && terms.from.includes(publication);
  return isAllowed ? terms.to : null;
};
