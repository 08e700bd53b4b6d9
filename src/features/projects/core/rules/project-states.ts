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
/** A badge shows the stored status, and for a pending project whether one side has confirmed. */
export type ProjectState = (typeof projectStates)[number];

/** An active project is filtered by which sides, seen from the reader's, have said that the work is done. */
export const projectConfirmations = ['none', 'mine', 'theirs'] as const;
export type ProjectConfirmation = (typeof projectConfirmations)[number];

export const projectEventKinds = [
  'created',
  'confirmed',
  'declined',
  'cancelled',
  'ended',
  'withdrawn',
] as const;
export type ProjectEventKind = (typeof projectEventKinds)[number];

export const projectActions = ['complete', 'decline', 'cancel'] as const;
/** Only an existing project can have these actions. */
export type ProjectAction = (typeof projectActions)[number];

export interface ProjectStanding {
  status: ProjectStatus;
  clientConfirmed: boolean;
  companyConfirmed: boolean;
  /** One side alone cannot cancel a contract that began with this signed quote. */
  quoteId?: number | null;
}

/** Each action can be denied for these reasons. */
interface Denials {
  complete: 'projectClosed' | 'alreadyConfirmed';
  decline: 'onlyCompanyDeclines' | 'projectClosed' | 'workConfirmed' | 'contractSigned';
  cancel: 'onlyClientCancels' | 'projectClosed' | 'workConfirmed' | 'contractSigned';
}

export type ProjectDenialOf<A extends ProjectAction> = Denials[A];

const confirmedBy = { client: 'clientConfirmed', company: 'companyConfirmed' } as const;

export const isConfirmedBy = (project: ProjectStanding, side: ProjectSide): boolean =>
  project[confirmedBy[side]];

export const newProjectStanding: ProjectStanding = {
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

const judges: {
  [A in ProjectAction]: (project: ProjectStanding, side: ProjectSide) => ProjectDenialOf<A> | null;
} = {
  complete: (project, side) => {
    if (project.status !== 'pending') return 'projectClosed';
    return isConfirmedBy(project, side) ? 'alreadyConfirmed' : null;
  },
  decline: (project, side) => (side === 'company' ? whyNotCallOff(project) : 'onlyCompanyDeclines'),
  cancel: (project, side) => (side === 'client' ? whyNotCallOff(project) : 'onlyClientCancels'),
};

/** Finds why a side may not do this to a project in this state, or null. */
export const whyNotProjectAction = <A extends ProjectAction>(
  project: ProjectStanding,
  action: A,
  side: ProjectSide,
): ProjectDenialOf<A> | null => judges[action](project, side);

/** Returns a project's state after an allowed action. */
export const projectStandingAfter = (
  project: ProjectStanding,
  action: ProjectAction,
  side: ProjectSide,
): ProjectStanding => {
  const reason = whyNotProjectAction(project, action, side);
  if (reason) throw new Error(`A ${side} cannot ${action} this project: ${reason}`);
  if (action === 'decline') return { ...project, status: 'declined' };
  if (action === 'cancel') return { ...project, status: 'cancelled' };
  const confirmed = { ...project, [confirmedBy[side]]: true };
  const isDone = projectSides.every((any) => isConfirmedBy(confirmed, any));
  return { ...confirmed, status: isDone ? 'completed' : 'pending' };
};

export const eventKindOfAction: Record<ProjectAction, ProjectEventKind> = {
  complete: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
};

export const projectStateOf = (project: ProjectStanding): ProjectState => {
  if (project.status !== 'pending') return project.status;
  return isAnyConfirmed(project) ? 'partiallyComplete' : 'inProgress';
};

/** The `side` is null for a person on neither side. */
export const projectAbilities = (project: ProjectStanding, side: ProjectSide | null) => {
  const may = (action: ProjectAction) => side !== null && whyNotProjectAction(project, action, side) === null;
  return { mayComplete: may('complete'), mayDecline: may('decline'), mayCancel: may('cancel') };
};

/** A declined or cancelled project is neither active nor completed. */
export const statusesByFilter = {
  active: ['pending'],
  completed: ['completed'],
  closed: ['declined', 'cancelled'],
} as const satisfies Record<string, readonly ProjectStatus[]>;

export type ProjectStatusFilter = keyof typeof statusesByFilter;

export const publicationStates = ['none', 'asked', 'refused', 'published'] as const;
/** A finished project moves through these states to the company's gallery. */
export type PublicationState = (typeof publicationStates)[number];
