import { en as accounts } from '#accounts/strings/en/accounts.ts';
import { en as clientReport } from '#client-reports/strings/en/client-report.ts';
import { en as companies } from '#companies/strings/en/companies.ts';
import { en as desk } from '#company-dashboard/strings/en/desk.ts';
import { en as leads } from '#company-dashboard/strings/en/leads.ts';
import { en as profile } from '#company-profile/strings/en/profile.ts';
import { en as directory } from '#directory/strings/en/directory.ts';
import { en as finding } from '#directory/strings/en/finding.ts';
import { en as folders } from '#folders/strings/en/folders.ts';
import { en as insights } from '#insights/strings/en/insights.ts';
import { en as legal } from '#marketing/strings/en/legal.ts';
import { en as marketing } from '#marketing/strings/en/marketing.ts';
import { en as messaging } from '#messaging/strings/en/messaging.ts';
import { en as talk } from '#messaging/strings/en/talk.ts';
import { en as moderating } from '#moderation/strings/en/moderating.ts';
import { en as moderation } from '#moderation/strings/en/moderation.ts';
import { en as reporting } from '#moderation/strings/en/reporting.ts';
import { en as notifications } from '#notifications/strings/en/notifications.ts';
import { en as editor } from '#profile-editor/strings/en/editor.ts';
import { en as room } from '#project-room/strings/en/room.ts';
import { en as projects } from '#projects/strings/en/projects.ts';
import { en as proofs } from '#proofs/strings/en/proofs.ts';
import { en as reviewPictures } from '#reviews/strings/en/review-pictures.ts';
import { en as reviews } from '#reviews/strings/en/reviews.ts';
import { en as subscriptions } from '#subscriptions/strings/en/subscriptions.ts';
import { en as team } from '#team/strings/en/team.ts';
import { en as web } from '#web/strings/en/web.ts';

export const en = {
  web,
  accounts,
  companies,
  profile,
  proofs,
  editor,
  directory,
  finding,
  folders,
  messaging,
  marketing,
  legal,
  talk,
  notifications,
  projects,
  room,
  reviews,
  reviewPictures,
  moderation,
  moderating,
  clientReport,
  desk,
  leads,
  team,
  insights,
  reporting,
  subscriptions,
};
