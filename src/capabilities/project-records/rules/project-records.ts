export const sides = ['client', 'company'] as const;
export type Side = (typeof sides)[number];

export const statuses = ['pending', 'completed', 'declined', 'cancelled'] as const;
export type Status = (typeof statuses)[number];

export const states = ['inProgress', 'partiallyComplete', 'completed', 'declined', 'cancelled'] as const;
/** What a badge says: the stored status, and of a pending project whether one side has confirmed. */
export type State = (typeof states)[number];

export const eventKinds = ['created', 'confirmed', 'declined', 'cancelled'] as const;
/** What can have happened to a project. */
export type EventKind = (typeof eventKinds)[number];

export const acts = ['complete', 'decline', 'cancel'] as const;
/** What somebody can do to a project that there is. */
export type Act = (typeof acts)[number];

export interface Standing {
  status: Status;
  clientConfirmed: boolean;
  companyConfirmed: boolean;
}

/** Why each act can be denied. */
interface Denials {
  complete: 'projectClosed' | 'alreadyConfirmed';
  decline: 'onlyCompanyDeclines' | 'projectClosed' | 'workConfirmed';
  cancel: 'onlyClientCancels' | 'projectClosed' | 'workConfirmed';
}

export type DenialOf<A extends Act> = Denials[A];

const confirmedBy = { client: 'clientConfirmed', company: 'companyConfirmed' } as const;

export const isConfirmedBy = (standing: Standing, side: Side): boolean => standing[confirmedBy[side]];

/** Where a project stands at its beginning. */
export const begun: Standing = { status: 'pending', clientConfirmed: false, companyConfirmed: false };

const isAnyConfirmed = (standing: Standing) => sides.some((side) => isConfirmedBy(standing, side));

const whyNotCallOff = (standing: Standing) => {
  if (standing.status !== 'pending') return 'projectClosed';
  return isAnyConfirmed(standing) ? 'workConfirmed' : null;
};

const judges: { [A in Act]: (standing: Standing, side: Side) => DenialOf<A> | null } = {
  complete: (standing, side) => {
    if (standing.status !== 'pending') return 'projectClosed';
    return isConfirmedBy(standing, side) ? 'alreadyConfirmed' : null;
  },
  decline: (standing, side) => (side === 'company' ? whyNotCallOff(standing) : 'onlyCompanyDeclines'),
  cancel: (standing, side) => (side === 'client' ? whyNotCallOff(standing) : 'onlyClientCancels'),
};

/** Why a side may not do this to a project that stands so, or null where it may. */
export const whyNot = <A extends Act>(standing: Standing, act: A, side: Side): DenialOf<A> | null =>
  judges[act](standing, side);

/** Where a project stands after an act that is allowed. */
export const standingAfter = (standing: Standing, act: Act, side: Side): Standing => {
  const why = whyNot(standing, act, side);
  if (why) throw new Error(`A ${side} cannot ${act} this project: ${why}`);
  if (act === 'decline') return { ...standing, status: 'declined' };
  if (act === 'cancel') return { ...standing, status: 'cancelled' };
  const confirmed = { ...standing, [confirmedBy[side]]: true };
  const isDone = sides.every((any) => isConfirmedBy(confirmed, any));
  return { ...confirmed, status: isDone ? 'completed' : 'pending' };
};

export const eventOf: Record<Act, EventKind> = {
  complete: 'confirmed',
  decline: 'declined',
  cancel: 'cancelled',
};

export const stateOf = (standing: Standing): State => {
  if (standing.status !== 'pending') return standing.status;
  return isAnyConfirmed(standing) ? 'partiallyComplete' : 'inProgress';
};

/** What whoever looks at a project may do to it; `side` is null for one who is on neither. */
export const abilitiesOf = (standing: Standing, side: Side | null) => {
  const may = (act: Act) => side !== null && whyNot(standing, act, side) === null;
  return { mayComplete: may('complete'), mayDecline: may('decline'), mayCancel: may('cancel') };
};

/** How a list is divided. What was called off is neither active nor completed. */
export const statusesShown = {
  active: ['pending'],
  completed: ['completed'],
  closed: ['declined', 'cancelled'],
} as const satisfies Record<string, readonly Status[]>;

export type Shown = keyof typeof statusesShown;

export const publications = ['none', 'asked', 'refused', 'published'] as const;
/** How far a finished project is on its way to the company's gallery. */
export type Publication = (typeof publications)[number];
