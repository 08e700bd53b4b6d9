import type { StringTableName } from '#strings/strings.ts';
import type { CompanyDashboardTabName } from './tabs.ts';

/** Each tab reads these tables besides the page's own: it opens without those of the others. */
export const stringTablesByTab: Readonly<Record<CompanyDashboardTabName, readonly StringTableName[]>> = {
  dashboard: [
    'today',
    'firstSteps',
    'insights',
    'leads',
    'completeness',
    'subscriptions',
    'companyRequests',
    'caretakers',
    'reviewMarks',
  ],
  profile: ['editor', 'completeness', 'profile', 'companies', 'proofs'],
  messages: ['leads', 'caretakers'],
  reviews: ['leads', 'reviews', 'reviewPictures', 'reviewMarks'],
  kpis: ['insights', 'quoteFigures'],
  subscription: ['subscriptions'],
};
