import type { ProofKind } from '#companies/rules/proofs.ts';

/** What a company is told of its plan. */
export interface SubscriptionNews {
  outcome: 'trialEnding' | 'trialEnded' | 'overdue' | 'cancelled' | 'ended';
  /** In Luxembourg: the last day of the trial, of the grace or of what is paid for. */
  lastDay?: string;
}

/** What each kind of news is about. Names are those that were shown when it happened. */
export interface Subjects {
  /** To whom a message was sent; one line for a conversation until it is read. */
  message: { userId: number; from: string };
  /** To the company a project was created with. */
  project: { projectId: number; name: string; from: string };
  /** To the side that has not said so yet: the other one says that the work is done. */
  completion: { projectId: number; name: string; from: string };
  /** To the side that had said so first: now both have. */
  completed: { projectId: number; name: string; from: string };
  /** To the client: the company does not take the project. */
  decline: { projectId: number; name: string; from: string };
  /** To the company: the client called the project off. */
  cancellation: { projectId: number; name: string; from: string };
  /** To the other side: something was added to a project. One line for a project until it is read. */
  room: { projectId: number; name: string; from: string };
  /** To the client: the company would like to show the project. */
  publication: { projectId: number; name: string; from: string };
  /** To the company: what the client says to that, also later. */
  consent: { projectId: number; name: string; from: string; outcome: 'agreed' | 'refused' };
  /** To the company: a client reviewed it. An anonymous review names nobody. */
  review: { reviewId: number; projectId: number; name: string; rating: number; from?: string };
  /** To each moderator: a review waits to be looked at. */
  moderation: { reviewId: number; company: string };
  /** To the author: the review is public now. */
  approval: { reviewId: number; companyId: number; company: string };
  /** To the author: the review is withheld. */
  withholding: { reviewId: number; projectId: number; company: string };
  /** To the author: new words of a review that is public are not taken. */
  refusal: { reviewId: number; projectId: number; company: string };
  /** To the author: the company has answered the review. */
  reply: { reviewId: number; companyId: number; company: string };
  /** To each moderator: a company says that a review is not right. */
  flag: { reviewId: number; company: string };
  /** To the company: what a moderator decided about a client it reported. */
  outcome: { userId: number; client: string; outcome: 'upheld' | 'dismissed' };
  /** To the company: what became of the check of its VAT number. */
  verification: { vatNumber: string; outcome: 'confirmed' | 'refused' };
  /** To the company: what a moderator decided about something it proves, or that it ends. */
  fact: { fact: ProofKind; outcome: 'verified' | 'refused' | 'ending' | 'ended'; lastDay?: string };
  /** To the company's owner: what becomes of its trial or its plan. */
  subscription: SubscriptionNews;
}

export type Kind = keyof Subjects;

/** A subject as it is stored: what it holds is its kind's. */
export type StoredSubject = Record<string, string | number>;

interface Terms<Subject> {
  /** The page its line in the bell and the button of its mail lead to. */
  place: (subject: Subject) => string;
  /** Also by SMS, for what somebody on a building site should hear of. */
  isTexted?: boolean;
  /** Mail and SMS wait so long, and are not sent about what has been read by then. */
  waitSeconds?: number;
  /** Also on the devices where they asked for it, so long after it came if it is unread then. */
  pushSeconds?: number;
}

const TEN_MINUTES = 10 * 60;

// Whoever looks at the conversation has read it by then.
const A_FEW_SECONDS = 5;

const kinds: { readonly [Name in Kind]: Terms<Subjects[Name]> } = {
  message: {
    place: ({ userId }) => `/messages/${userId}`,
    isTexted: true,
    waitSeconds: TEN_MINUTES,
    pushSeconds: A_FEW_SECONDS,
  },
  project: { place: ({ projectId }) => `/projects/${projectId}`, isTexted: true },
  completion: { place: ({ projectId }) => `/projects/${projectId}`, isTexted: true },
  completed: { place: ({ projectId }) => `/projects/${projectId}` },
  decline: { place: ({ projectId }) => `/projects/${projectId}`, isTexted: true },
  cancellation: { place: ({ projectId }) => `/projects/${projectId}`, isTexted: true },
  room: { place: ({ projectId }) => `/projects/${projectId}`, waitSeconds: TEN_MINUTES },
  publication: { place: ({ projectId }) => `/projects/${projectId}` },
  consent: { place: ({ projectId }) => `/projects/${projectId}` },
  review: { place: () => '/company-dashboard?tab=reviews' },
  moderation: { place: () => '/admin' },
  approval: { place: ({ companyId }) => `/companies/${companyId}?tab=reviews` },
  withholding: { place: ({ projectId }) => `/projects/${projectId}` },
  refusal: { place: ({ projectId }) => `/projects/${projectId}` },
  reply: { place: ({ companyId }) => `/companies/${companyId}?tab=reviews` },
  flag: { place: () => '/admin' },
  outcome: { place: ({ userId }) => `/messages/${userId}` },
  verification: { place: () => '/company-dashboard?tab=profile' },
  fact: { place: () => '/company-dashboard?tab=profile' },
  subscription: { place: () => '/company-dashboard?tab=subscription' },
};

/** The terms of a kind for a subject as it is stored. */
export const termsOf = (kind: Kind) => kinds[kind] as unknown as Terms<StoredSubject>;
