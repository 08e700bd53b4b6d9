import { listKeptCompanies } from '#folders/contract/kept-companies.ts';
import { questionFor } from '#web/query.ts';

export const keptQuestion = questionFor(listKeptCompanies, {});
