import type { Language } from '../kernel/language.ts';
import type { Strings } from './strings.ts';

export type TableName = keyof Strings;

/** Each table by itself: a browser downloads the tables of its language that its pages name. */
export const tables: Record<Language, { [Name in TableName]: () => Promise<{ en: Strings[Name] }> }> = {
  en: {
    web: () => import('../web/strings/en.ts'),
    accounts: () => import('../capabilities/accounts/strings/en.ts'),
    companies: () => import('../capabilities/companies/strings/en.ts'),
    profile: () => import('../capabilities/companies/strings/profile/en.ts'),
    facts: () => import('../capabilities/companies/strings/facts/en.ts'),
    editor: () => import('../capabilities/companies/strings/editor/en.ts'),
    directory: () => import('../capabilities/directory/strings/en.ts'),
    finding: () => import('../capabilities/directory/strings/finding/en.ts'),
    folders: () => import('../capabilities/folders/strings/en.ts'),
    messaging: () => import('../capabilities/messaging/strings/en.ts'),
    talk: () => import('../capabilities/messaging/strings/talk/en.ts'),
    projects: () => import('../capabilities/projects/strings/en.ts'),
    room: () => import('../capabilities/projects/strings/room/en.ts'),
    reviews: () => import('../capabilities/reviews/strings/en.ts'),
    reviewPictures: () => import('../capabilities/reviews/strings/pictures/en.ts'),
    moderation: () => import('../capabilities/moderation/strings/en.ts'),
    moderating: () => import('../capabilities/moderation/strings/moderating/en.ts'),
    clientReport: () => import('../capabilities/moderation/strings/client-report/en.ts'),
    reporting: () => import('../capabilities/moderation/strings/reporting/en.ts'),
    desk: () => import('../capabilities/desk/strings/en.ts'),
    team: () => import('../capabilities/team/strings/en.ts'),
    leads: () => import('../capabilities/desk/strings/leads/en.ts'),
    insights: () => import('../capabilities/insights/strings/en.ts'),
    marketing: () => import('../capabilities/marketing/strings/en.ts'),
    legal: () => import('../capabilities/marketing/strings/legal/en.ts'),
    subscriptions: () => import('../capabilities/subscriptions/strings/en.ts'),
    notifications: () => import('../capabilities/notifications/strings/en.ts'),
  },
};
