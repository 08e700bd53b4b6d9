import type { Route } from '#server/http/answer.ts';
import { acceptRoutes } from './accept-api.ts';
import { clientRoutes } from './client-api.ts';
import { comparisonRoutes } from './comparison/comparison-api.ts';
import { draftRoutes } from './draft-api.ts';
import { figuresRoutes } from './figures-api.ts';
import { fileRoutes } from './files-api.ts';
import { paperRoutes } from './paper-api.ts';
import { readRoutes } from './read-api.ts';
import { reportRoutes } from './reports-api.ts';
import { sendRoutes } from './send-api.ts';
import { templateRoutes } from './templates-api.ts';
import { writerRoutes } from './writers-api.ts';

export { nameWhatItIsAbout } from './about-quote.ts';
export { forgetOldQuoteCodes } from './accept-code.ts';
export { keepQuotesEveryHour } from './keep-quotes.ts';
export { makePaperJob } from './paper/make-paper.ts';
export { makeSignedCopyJob } from './paper/make-signed-copy.ts';
export { personalData } from './personal-data.ts';
export { planMilestones } from './plan-milestones.ts';
export { judgeQuoteReport } from './reports.ts';
export { filesOfVersion, presentFile } from './stored-files.ts';

export const routes: readonly Route[] = [
  ...readRoutes,
  ...figuresRoutes,
  ...draftRoutes,
  ...writerRoutes,
  ...sendRoutes,
  ...fileRoutes,
  ...templateRoutes,
  ...paperRoutes,
  ...clientRoutes,
  ...reportRoutes,
  ...acceptRoutes,
  ...comparisonRoutes,
];
