import type { Person } from '../../../../kernel/visitor.ts';
import type { Question } from '../../../../web/query.ts';
import { leadsQuestion, messageableQuestion, unreadQuestion } from '../../../messaging/web/index.ts';
import { contactsQuestion, foldersQuestion } from '../questions.ts';
import { type DashboardMatch, type TabName, tabOf } from './match.ts';

/** The likes that the address asks for. */
export const likesQuestion = ({ search }: DashboardMatch) => contactsQuestion(search.after?.toString());

type Visitor = Pick<Person, 'userType'> | null;

const questionsOfTab: Record<TabName, (match: DashboardMatch, visitor: Visitor) => Question[]> = {
  overview: () => [foldersQuestion, contactsQuestion(), unreadQuestion()],
  folders: () => [foldersQuestion],
  // Whom one could write to is asked for clients alone.
  messages: (_, visitor) => [
    leadsQuestion(),
    ...(visitor?.userType === 'private' ? [messageableQuestion()] : []),
  ],
  contacts: (match) => [likesQuestion(match)],
};

export const questionsOf = (match: DashboardMatch, visitor: Visitor): Question[] =>
  questionsOfTab[tabOf(match)](match, visitor);
