import type { Job } from '../../../server/jobs.ts';
import { checkVatJob } from './check-vat.ts';
import { endFacts } from './facts/end-facts.ts';

export const companyJobs: readonly Job[] = [checkVatJob, endFacts];
