import { type CardCompany, partsOnCards } from '#company-profile/web/index.ts';
import type { Page } from '#kernel/endpoint.ts';
import { carrying, type Question } from '#web/query.ts';

/** A list of which cards are drawn. */
export const listOfCards = (question: Question<Page<CardCompany>>): Question<Page<CardCompany>> =>
  import.meta.env.SSR
    ? carrying(question, ({ items, ...page }) => ({ ...page, items: partsOnCards(items) }))
    : question;
