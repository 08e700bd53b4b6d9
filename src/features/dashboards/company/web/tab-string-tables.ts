import type { TableName } from '#strings/strings.ts';
import type { DeskTab } from './tabs.ts';

/** The tables of sentences that each tab reads besides the page's own: a tab is opened without those of the others. */
export const tablesOfTabs: Readonly<Record<DeskTab, readonly TableName[]>> = {
  dashboard: ['firstSteps', 'insights', 'leads', 'reviews', 'completeness', 'subscriptions', 'quoteFigures'],
  profile: ['editor', 'completeness', 'profile', 'companies', 'proofs'],
  messages: ['leads', 'asking', 'caretakers'],
  reviews: ['leads', 'reviews', 'reviewPictures'],
  kpis: ['insights', 'quoteFigures'],
  subscription: ['subscriptions'],
};
