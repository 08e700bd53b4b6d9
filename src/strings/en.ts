import { en as accounts } from '../capabilities/accounts/strings/en.ts';
import { en as editor } from '../capabilities/companies/strings/editor/en.ts';
import { en as companies } from '../capabilities/companies/strings/en.ts';
import { en as facts } from '../capabilities/companies/strings/facts/en.ts';
import { en as profile } from '../capabilities/companies/strings/profile/en.ts';
import { en as desk } from '../capabilities/desk/strings/en.ts';
import { en as leads } from '../capabilities/desk/strings/leads/en.ts';
import { en as directory } from '../capabilities/directory/strings/en.ts';
import { en as finding } from '../capabilities/directory/strings/finding/en.ts';
import { en as folders } from '../capabilities/folders/strings/en.ts';
import { en as insights } from '../capabilities/insights/strings/en.ts';
import { en as marketing } from '../capabilities/marketing/strings/en.ts';
import { en as legal } from '../capabilities/marketing/strings/legal/en.ts';
import { en as messaging } from '../capabilities/messaging/strings/en.ts';
import { en as talk } from '../capabilities/messaging/strings/talk/en.ts';
import { en as clientReport } from '../capabilities/moderation/strings/client-report/en.ts';
import { en as moderation } from '../capabilities/moderation/strings/en.ts';
import { en as moderating } from '../capabilities/moderation/strings/moderating/en.ts';
import { en as reporting } from '../capabilities/moderation/strings/reporting/en.ts';
import { en as notifications } from '../capabilities/notifications/strings/en.ts';
import { en as projects } from '../capabilities/projects/strings/en.ts';
import { en as room } from '../capabilities/projects/strings/room/en.ts';
import { en as reviews } from '../capabilities/reviews/strings/en.ts';
import { en as reviewPictures } from '../capabilities/reviews/strings/pictures/en.ts';
import { en as subscriptions } from '../capabilities/subscriptions/strings/en.ts';
import { en as team } from '../capabilities/team/strings/en.ts';
import { en as web } from '../web/strings/en.ts';

export const en = {
  web,
  accounts,
  companies,
  profile,
  facts,
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
