export const projectSides = ['client', 'company'] as const;
export type ProjectSide = (typeof projectSides)[number];

export const projectStatuses = ['pending', 'completed', 'declined', 'cancelled'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const projectStates = [
  'inProgress',
  'partiallyComplete',
  'completed',
  'declined',
  'cancelled',
] as const;
/** What a badge says: the stored status, and of a pending project whether one side has confirmed. */
export type ProjectState = (typeof projectStates)[number];

export const eventKinds = ['created', 'confirmed', 'declined', 'cancelled', 'ended', 'withdrawn'] as const;
/** What can have happened to a project. */
export type EventKind = (typeof eventKinds)[number];

export const projectActs = ['complete', 'decline', 'cancel'] as const;
/** What somebody can do to a project that there is. */
export type ProjectAct = (typeof projectActs)[number];

export interface ProjectStanding {
  status: ProjectStatus;
  clientConfirmed: boolean;
  companyConfirmed: boolean;
  /** The signed quote it was born of: such a contract is not called off by one side. */
  quoteId?: number | null;
}

/** Why each act can be denied. */
interface Denials {
  complete: 'projectClosed' | 'alreadyConfirmed';
  decline: 'onlyCompanyDeclines' | 'projectClosed' | 'workConfirmed' | 'contractSigned';
  cancel: 'onlyClientCancels' | 'projectClosed' | 'workConfirmed' | 'contractSigned';
}

export type DenialOf<A extends ProjectAct> = Denials[A];

const confirmedBy = { client: 'clientConfirmed', company: 'companyConfirmed' } as const;

export const isConfirmedBy = (standing: ProjectStanding, side: ProjectSide): boolean =>
  standing[confirmedBy[side]];

/** Where a project stands at its beginning. */
export const newProject: ProjectStanding = {
  status: 'pending',
  clientConfirmed: false,
  companyConfirmed: false,
};

const isAnyConfirmed = (standing: ProjectStanding) =>
  projectSides.some((side) => isConfirmedBy(standing, side));

const whyNotCallOff = (standing: ProjectStanding) => {
  if (standing.status !== 'pending') return 'projectClosed';
  if (standing.quoteId != null) return 'contractSigned';
  return isAnyConfirmed(standing) ? 'workConfirmed' : null;
};

const judges: { [A in ProjectAct]: (standing: ProjectStanding, side: ProjectSide) => DenialOf<A> | null } = {
  complete: (standing, side) => {
    if (standing.status !== 'pending') return 'projectClosed';
    return isConfirmedBy(standing, side) ? 'alreadyConfirmed' : null;
  },
  decline: (standing, side) => (side === 'company' ? whyNotCallOff(standing) : 'onlyCompanyDeclines'),
  cancel: (standing, side) => (side === 'client' ? whyNotCallOff(standing) : 'onlyClientCancels'),
};

/** Why a side may not do this to a project that stands so, or null where it may. */
export const whyNotAct = <A extends ProjectAct>(
  standing: ProjectStanding,
  act: A,
  side: ProjectSide,
): DenialOf<A> | null => judges[act](standing, side);

/** Where a project stands after an act that is allowed. */
export const standingAfter = (
  standing: ProjectStanding,
  act: ProjectAct,
  side: ProjectSide,
): ProjectStanding => {
  const why = whyNotAct(standing, act, side);
  if (why) throw new Error(`A ${side} cannot ${act} this project: ${why}`);
  if (act === 'decline') return { ...standing, status: 'declined' };
  if (act === 'cancel') return { ...standing, status: 'cancelled' };
  const confirmed = { ...standing, [confirmedBy[side]]: true };
  const isDone = projectSides.every((any) => isConfirmedBy(confirmed, any));
  return { ...confirmed, status: isDone ? 'completed' : 'pending' };
};

export const eventOf: Record<ProjectAct, EventKind> = {
  complete: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
};

export const stateOf = (standing: ProjectStanding): ProjectState => {
  if (standing.status !== 'pending') return standing.status;
  return isAnyConfirmed(standing) ? 'partiallyComplete' : 'inProgress';
};

/** What a person may do to a project; `side` is null for one who is on neither. */
export const projectAbilities = (standing: ProjectStanding, side: ProjectSide | null) => {
  const may = (act: ProjectAct) => side !== null && whyNotAct(standing, act, side) === null;
  return { mayComplete: may('complete'), mayDecline: may('decline'), mayCancel: may('cancel') };
};

/** How a list is divided. What was called off is neither active nor completed. */
export const statusesIn = {
  active: ['pending'],
  completed: ['completed'],
  closed: ['declined', 'cancelled'],
} as const satisfies Record<string, readonly ProjectStatus[]>;

export type StatusFilter = keyof typeof statusesIn;

export const publicationStates = ['none', 'asked', 'refused', 'published'] as const;
/** How far a finished project is on its way to the company's gallery. */
export type PublicationState = (typeof publicationStates)[number];
