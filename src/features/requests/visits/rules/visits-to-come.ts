import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { dayOf, type IsoDay } from '#kernel/calendar.ts';

export type AgreedVisit = Visit & { start: string };

export const dayOfVisit = ({ start }: Pick<AgreedVisit, 'start'>): IsoDay => dayOf(new Date(start));

/** Lists the visits that are still to come, the next one first. */
export const visitsToCome = (visits: readonly Visit[]): AgreedVisit[] =>
  visits
    .filter((visit): visit is AgreedVisit => visit.start !== null && !visit.isOver)
    .toSorted((a, b) => a.start.localeCompare(b.start));
