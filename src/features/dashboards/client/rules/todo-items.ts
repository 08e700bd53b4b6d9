import type { WrittenLead } from '#features/messaging/core/contract/conversations.ts';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import type { ListedRequest } from '#features/requests/core/contract/shapes.ts';
import { isInvitationRunning } from '#features/requests/core/rules/requests.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import type { TranslationOffer } from '#features/translations/core/contract/translations.ts';
import { dayOf, type IsoDay } from '#kernel/calendar.ts';

/** Only the client can act on it. */
export type TodoItem = TodoSubject & TodoKind;

interface TodoSubject {
  id: number;
  /** Stays in its author's language. */
  title: string;
  /** Offers to translate the title. */
  translation: TranslationOffer;
  company: { name: string; logoUrl: string | null } | null;
  /** After this day it is too late. */
  until: IsoDay | null;
}

type TodoKind =
  /** One request has several quotes. */
  | { what: 'compare'; quotes: number }
  | { what: 'quote' | 'change' }
  /** A company says that a project is done. */
  | { what: 'confirm' }
  /** A project is done and has no review yet. */
  | { what: 'review' }
  /** A company has proposed times to come and see the work. */
  | { what: 'visit' }
  /** Companies asked something about the work. */
  | { what: 'question'; questions: number }
  /** One conversation has unread messages, or several have. */
  | { what: 'message' }
  | { what: 'messages'; conversations: number }
  /** No company is left that could quote, or the request was never sent. */
  | { what: 'nobody' | 'draft' };

export interface ClientSituation {
  requests: readonly ListedRequest[];
  quotes: readonly ListedQuote[];
  projects: readonly ListedProject[];
  /** The client chooses a time for these. */
  visits: readonly Visit[];
  conversations: readonly WrittenLead[];
  unreadConversations: number;
}

const firstOf = (days: readonly (IsoDay | null)[]): IsoDay | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;

/** Quotes of one request are one thing to decide. */
const waitingQuotes = ({ quotes, requests }: ClientSituation): TodoItem[] => {
  const open = quotes.filter(({ state }) => state === 'sent');
  const groups = [...Map.groupBy(open, ({ id, requestId }) => requestId ?? `quote ${id}`).values()];
  return groups.flatMap((group): TodoItem[] => {
    const [first] = group;
    if (!first) return [];
    const { id, requestId, isChange, company, object: title, translation } = first;
    const until = firstOf(group.map(({ validUntil }) => validUntil));
    if (group.length === 1 || requestId === null)
      return [{ what: isChange ? 'change' : 'quote', id, title, translation, company, until }];
    const request = requests.find((candidate) => candidate.id === requestId);
    const named = request?.title
      ? { title: request.title, translation: request.translation }
      : { title, translation };
    return [{ what: 'compare', id: requestId, ...named, company: null, quotes: group.length, until }];
  });
};

const waitingRequests = ({ requests }: ClientSituation): TodoItem[] =>
  requests.flatMap(({ id, state, title, translation, invitations, openQuestions, endsAt }): TodoItem[] => {
    const subject = { id, title: title ?? '', translation, company: null, until: null };
    if (state === 'draft') return [{ what: 'draft', ...subject }];
    if (state !== 'open') return [];
    // It ends at a midnight, which already belongs to the next day.
    const until = endsAt === null ? null : dayOf(new Date(Date.parse(endsAt) - 1));
    if (!invitations.some((invitation) => isInvitationRunning(invitation.state)))
      return [{ what: 'nobody', ...subject, until }];
    return openQuestions > 0 ? [{ what: 'question', ...subject, questions: openQuestions }] : [];
  });

/** The first time that is still free decides: whoever waits longer has fewer to choose from. */
const waitingVisits = ({ visits }: ClientSituation): TodoItem[] =>
  visits.map(({ id, slots, company, request }) => ({
    what: 'visit',
    id,
    title: request?.title ?? '',
    translation: request?.translation,
    company,
    until: firstOf(slots.filter(({ isFree }) => isFree).map(({ start }) => dayOf(new Date(start)))),
  }));

const isToConfirm = ({ status, companyConfirmed, clientConfirmed }: ListedProject) =>
  status === 'pending' && companyConfirmed && !clientConfirmed;

const waitingProjects = ({ projects }: ClientSituation): TodoItem[] =>
  projects.flatMap((project): TodoItem[] => {
    const { id, name: title, translation, companyName, companyLogoUrl, mayReview } = project;
    const company = { name: companyName, logoUrl: companyLogoUrl };
    const subject = { id, title, translation, company, until: null };
    if (isToConfirm(project)) return [{ what: 'confirm', ...subject }];
    return mayReview ? [{ what: 'review', ...subject }] : [];
  });

const waitingMessages = ({ conversations, unreadConversations }: ClientSituation): TodoItem[] => {
  if (unreadConversations === 0) return [];
  const unread = conversations.filter(({ unreadCount }) => unreadCount > 0);
  const [only] = unread;
  if (unreadConversations > 1 || !only)
    return [
      {
        what: 'messages',
        id: 0,
        title: unread.map(({ otherUser }) => otherUser.name).join(', '),
        translation: undefined,
        company: null,
        until: null,
        conversations: unreadConversations,
      },
    ];
  const { otherUser, lastMessage } = only;
  return [
    {
      what: 'message',
      id: otherUser.id,
      title: lastMessage.content,
      translation: lastMessage.translation,
      company: { name: otherUser.name, logoUrl: otherUser.company?.logoUrl ?? null },
      until: null,
    },
  ];
};

/** What has no deadline keeps this order: others wait for the first ones, and a review hurries nobody. */
const ORDER: readonly TodoItem['what'][] = [
  'visit',
  'question',
  'compare',
  'quote',
  'change',
  'confirm',
  'message',
  'messages',
  'nobody',
  'draft',
  'review',
];

/** Lists what waits for the client: what ends first stands first, and what has no end last. */
export const listTodoItems = (situation: ClientSituation): readonly TodoItem[] =>
  [waitingVisits, waitingRequests, waitingQuotes, waitingProjects, waitingMessages]
    .flatMap((list) => list(situation))
    .toSorted(
      (a, b) =>
        (a.until ?? '9999').localeCompare(b.until ?? '9999') || ORDER.indexOf(a.what) - ORDER.indexOf(b.what),
    );
