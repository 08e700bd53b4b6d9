import { type TestRole, testRoles } from './test-world.ts';

/** Each page responds to each role with a status or a redirect. Its subject is the client's or the owner's company's. */
const table = `
                        | visitor            client             otherClient        owner              manager            member             otherOwner         moderator          admin              suspended
/                       | 200                200                200                200                200                200                200                200                200                200
/search                 | 200                200                200                200                200                200                200                200                200                200
/companies/:id          | 200                200                200                200                200                200                200                200                200                200
/auth                   | 200                >/dashboard        >/dashboard        >/company-dashboard >/company-dashboard >/company-dashboard >/company-dashboard >/admin            >/admin            200
/client-auth            | 200                >/dashboard        >/dashboard        >/company-dashboard >/company-dashboard >/company-dashboard >/company-dashboard >/admin            >/admin            200
/company-auth           | 200                >/company-dashboard >/company-dashboard >/company-dashboard >/company-dashboard >/company-dashboard >/company-dashboard >/company-dashboard >/company-dashboard 200
/reset-password         | 410                410                410                410                410                410                410                410                410                410
/profile                | >/client-auth      200                200                200                200                200                200                200                200                >/client-auth
/second-factor          | >/auth             >/settings?tab=security >/settings?tab=security >/settings?tab=security >/settings?tab=security >/settings?tab=security >/settings?tab=security >/settings?tab=security >/settings?tab=security >/auth
/settings               | >/auth             200                200                200                200                200                200                200                200                >/auth
/settings/api-tokens    | >/auth             200                200                200                200                200                200                200                200                >/auth
/settings/webhooks      | >/auth             200                200                200                200                200                200                200                200                >/auth
/dashboard              | >/auth             200                200                200                200                200                200                200                200                >/auth
/folders/:id            | >/client-auth      200                404                404                404                404                404                404                404                >/client-auth
/folders/:id/compare    | >/client-auth      200                404                404                404                404                404                404                404                >/client-auth
/compare                | 200                200                200                200                200                200                200                200                200                200
/shared/:token          | 200                200                200                200                200                200                200                200                200                200
/unsubscribe/:token     | 200                200                200                200                200                200                200                200                200                200
/for-companies          | 200                200                200                200                200                200                200                200                200                200
/how-it-works           | 200                200                200                200                200                200                200                200                200                200
/about                  | 200                200                200                200                200                200                200                200                200                200
/contact                | 200                200                200                200                200                200                200                200                200                200
/imprint                | 200                200                200                200                200                200                200                200                200                200
/privacy                | 200                200                200                200                200                200                200                200                200                200
/terms                  | 200                200                200                200                200                200                200                200                200                200
/reviews-policy         | 200                200                200                200                200                200                200                200                200                200
/ranking                | 200                200                200                200                200                200                200                200                200                200
/accessibility          | 200                200                200                200                200                200                200                200                200                200
/report-illegal-content | 200                200                200                200                200                200                200                200                200                200
/company-dashboard      | >/auth             >/                 >/                 200                200                200                200                >/                 >/                 >/auth
/company-team           | >/auth             404                404                200                200                200                200                404                404                >/auth
/join-company           | 200                200                200                200                200                200                200                200                200                200
/messages               | >/auth             200                200                200                200                200                200                200                200                >/auth
/messages/:id           | >/auth             200                200                404                404                404                200                200                200                >/auth
/projects               | >/auth             200                200                200                200                200                200                200                200                >/auth
/projects/:id           | >/auth             200                404                200                200                200                404                200                200                >/auth
/create-project         | >/auth             200                200                200                200                200                200                200                200                >/auth
/requests/new           | >/requests/new/what >/requests/new/what >/requests/new/what >/requests/new/what >/requests/new/what >/requests/new/what >/requests/new/what >/requests/new/what >/requests/new/what >/requests/new/what
/requests/new/:step     | 200                200                200                404                404                404                404                404                404                200
/requests               | >/client-auth      200                200                404                404                404                404                404                404                >/client-auth
/requests/:id           | >/client-auth      200                404                404                404                404                404                404                404                >/client-auth
/invitations            | >/auth             404                404                200                200                200                200                404                404                >/auth
/invitations/:id        | >/auth             404                404                200                200                200                404                404                404                >/auth
/visits                 | >/auth             200                200                200                200                200                200                404                404                >/auth
/visits/new             | >/auth             404                404                200                200                200                404                404                404                >/auth
/visits/:id             | >/auth             200                404                200                200                200                404                404                404                >/auth
/price-book             | >/auth             404                404                200                200                200                200                404                404                >/auth
/quotes                 | >/auth             200                200                200                200                200                200                404                404                >/auth
/quotes/:id             | >/auth             200                404                200                200                200                404                404                404                >/auth
/quotes/:id/write       | >/auth             404                404                200                200                200                404                404                404                >/auth
/quotes/:id/accept      | >/client-auth      200                404                404                404                404                404                404                404                >/client-auth
/requests/:id/compare   | >/client-auth      200                404                404                404                404                404                404                404                >/client-auth
/prices                 | 200                200                200                200                200                200                200                200                200                200
/prices/:trade          | 200                200                200                200                200                200                200                200                200                200
/vat-on-housing         | 200                200                200                200                200                200                200                200                200                200
/subscription-plans     | >/                 >/                 >/                 200                403                403                200                >/                 >/                 >/
/payment                | >/company-auth     >/                 >/                 200                403                403                200                >/                 >/                 >/company-auth
/admin                  | 404                404                404                404                404                404                404                200                200                404
/admin/people/:id       | 404                404                404                404                404                404                404                404                200                404
/withheld/:id           | >/auth             404                404                200                200                403                404                404                404                >/auth
/report                 | 200                200                200                200                200                200                200                200                200                200
/report/:receipt        | 200                200                200                200                200                200                200                200                200                200
/services               | >/#browse-services >/#browse-services >/#browse-services >/#browse-services >/#browse-services >/#browse-services >/#browse-services >/#browse-services >/#browse-services >/#browse-services
/design                 | 200                200                200                200                200                200                200                200                200                200
`;

export interface PageRow {
  path: string;
  answers: Readonly<Record<TestRole, string>>;
}

const rowOf = (line: string): PageRow => {
  const [path = '', cells = ''] = line.split('|').map((part) => part.trim());
  const words = cells.split(/\s+/);
  const answers = Object.fromEntries(testRoles.map((role, index) => [role, words[index]]));
  return { path, answers: answers as PageRow['answers'] };
};

export const pagePermissions: readonly PageRow[] = table.trim().split('\n').slice(1).map(rowOf);
