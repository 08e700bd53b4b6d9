import { listTemplates } from '#features/quotes/core/contract/templates.ts';
import { queryFor } from '#web/query.ts';

export const templatesQuery = () => queryFor(listTemplates, {});
