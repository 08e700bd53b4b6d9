import type { Job } from '../../../server/jobs.ts';
import { checkFigures } from './check-figures.ts';
import { checkVatJob } from './check-vat.ts';
import { endFacts } from './facts/end-facts.ts';
import { measureResponsesDaily } from './measure-responses.ts';

export const companyJobs: readonly Job[] = [checkVatJob, measureResponsesDaily, checkFigures, endFacts];
