import type { Question } from '../../../../web/query.ts';
import { contactsQuestion, foldersQuestion } from '../questions.ts';
import { type DashboardMatch, type TabName, tabOf } from './match.ts';

/** The likes that the address asks for. */
export const likesQuestion = ({ search }: DashboardMatch) => contactsQuestion(search.after?.toString());

const questionsOfTab: Record<TabName, (match: DashboardMatch) => Question[]> = {
  overview: () => [foldersQuestion, contactsQuestion()],
  folders: () => [foldersQuestion],
  messages: () => [contactsQuestion()],
  contacts: (match) => [likesQuestion(match)],
};

export const questionsOf = (match: DashboardMatch): Question[] => questionsOfTab[tabOf(match)](match);
