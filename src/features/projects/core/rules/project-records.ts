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

export const projectActions = ['complete', 'decline', 'cancel'] as const;
/** What somebody can do to a project that there is. */
export type ProjectAction = (typeof projectActions)[number];

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

export type DenialOf<A extends ProjectAction> = Denials[A];

const confirmedBy = { client: 'clientConfirmed', company: 'companyConfirmed' } as const;

export const isConfirmedBy = (project: ProjectStanding, side: ProjectSide): boolean =>
  project[confirmedBy[side]];

/** Where a project stands at its beginning. */
export const newProject: ProjectStanding = {
  status: 'pending',
  clientConfirmed: false,
  companyConfirmed: false,
};

const isAnyConfirmed = (project: ProjectStanding) =>
  projectSides.some((side) => isConfirmedBy(project, side));

const whyNotCallOff = (project: ProjectStanding) => {
  if (project.status !== 'pending') return 'projectClosed';
  if (project.quoteId != null) return 'contractSigned';
  return isAnyConfirmed(project) ? 'workConfirmed' : null;
};

const judges: { [A in ProjectAction]: (project: ProjectStanding, side: ProjectSide) => DenialOf<A> | null } =
  {
    complete: (project, side) => {
      if (project.status !== 'pending') return 'projectClosed';
      return isConfirmedBy(project, side) ? 'alreadyConfirmed' : null;
    },
    decline: (project, side) => (side === 'company' ? whyNotCallOff(project) : 'onlyCompanyDeclines'),
    cancel: (project, side) => (side === 'client' ? whyNotCallOff(project) : 'onlyClientCancels'),
  };

/** Why a side may not do this to a project that stands so, or null where it may. */
export const whyNotAllowed = <A extends ProjectAction>(
  project: ProjectStanding,
  action: A,
  side: ProjectSide,
): DenialOf<A> | null => judges[action](project, side);

/** Where a project stands after an act that is allowed. */
export const standingAfter = (
  project: ProjectStanding,
  action: ProjectAction,
  side: ProjectSide,
): ProjectStanding => {
  const reason = whyNotAllowed(project, action, side);
  if (reason) throw new Error(`A ${side} cannot ${action} this project: ${reason}`);
  if (action === 'decline') return { ...project, status: 'declined' };
  if (action === 'cancel') return { ...project, status: 'cancelled' };
  const confirmed = { ...project, [confirmedBy[side]]: true };
  const isDone = projectSides.every((any) => isConfirmedBy(confirmed, any));
  return { ...confirmed, status: isDone ? 'completed' : 'pending' };
};

export const eventOf: Record<ProjectAction, EventKind> = {
  complete: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
};

export const stateOf = (project: ProjectStanding): ProjectState => {
  if (project.status !== 'pending') return project.status;
  return isAnyConfirmed(project) ? 'partiallyComplete' : 'inProgress';
};

/** What a person may do to a project; `side` is null for one who is on neither. */
export const projectAbilities = (project: ProjectStanding, side: ProjectSide | null) => {
  const may = (action: ProjectAction) => side !== null && whyNotAllowed(project, action, side) === null;
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
