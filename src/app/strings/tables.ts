import type { Language } from '#kernel/language.ts';
import type { Strings, TableName } from '#strings/strings.ts';

/** Each table by itself: a browser downloads the tables of its language that its pages name. */
export const tables: Record<Language, { [Name in TableName]: () => Promise<{ en: Strings[Name] }> }> = {
  en: {
    web: () => import('#web/strings/en/web.ts'),
    accounts: () => import('#accounts/strings/en/accounts.ts'),
    companies: () => import('#companies/strings/en/companies.ts'),
    profile: () => import('#company-profile/strings/en/profile.ts'),
    proofs: () => import('#proofs/strings/en/proofs.ts'),
    editor: () => import('#profile-editor/strings/en/editor.ts'),
    directory: () => import('#directory/strings/en/directory.ts'),
    finding: () => import('#directory/strings/en/finding.ts'),
    folders: () => import('#folders/strings/en/folders.ts'),
    messaging: () => import('#messaging/strings/en/messaging.ts'),
    talk: () => import('#messaging/strings/en/talk.ts'),
    projects: () => import('#projects/strings/en/projects.ts'),
    room: () => import('#project-room/strings/en/room.ts'),
    reviews: () => import('#reviews/strings/en/reviews.ts'),
    reviewPictures: () => import('#reviews/strings/en/review-pictures.ts'),
    moderation: () => import('#moderation/strings/en/moderation.ts'),
    moderating: () => import('#moderation/strings/en/moderating.ts'),
    clientReport: () => import('#client-reports/strings/en/client-report.ts'),
    reporting: () => import('#moderation/strings/en/reporting.ts'),
    desk: () => import('#company-dashboard/strings/en/desk.ts'),
    team: () => import('#team/strings/en/team.ts'),
    leads: () => import('#company-dashboard/strings/en/leads.ts'),
    insights: () => import('#insights/strings/en/insights.ts'),
    marketing: () => import('#marketing/strings/en/marketing.ts'),
    legal: () => import('#marketing/strings/en/legal.ts'),
    subscriptions: () => import('#subscriptions/strings/en/subscriptions.ts'),
    notifications: () => import('#notifications/strings/en/notifications.ts'),
  },
};
