import { accountsCalls } from './calls/accounts.ts';
import { companiesCalls } from './calls/companies.ts';
import { foldersCalls } from './calls/folders.ts';
import { messagesCalls } from './calls/messages.ts';
import { officeCalls } from './calls/office.ts';
import { projectsCalls } from './calls/projects.ts';
import type { RequestBuilder } from './calls/request-builder.ts';
import { requestsCalls } from './calls/requests.ts';
import { translationsCalls } from './calls/translations.ts';

export type { RequestFixture, RequestParts } from './calls/request-builder.ts';

/** The key is the row of the table. A call without input has no row here. */
export const requestBuilders: Readonly<Record<string, RequestBuilder>> = {
  ...accountsCalls,
  ...companiesCalls,
  ...foldersCalls,
  ...messagesCalls,
  ...requestsCalls,
  ...projectsCalls,
  ...officeCalls,
  ...translationsCalls,
};
