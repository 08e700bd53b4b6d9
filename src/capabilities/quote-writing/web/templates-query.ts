import { listTemplates } from '#quotes/contract/templates.ts';
import { queryFor } from '#web/query.ts';

export const templatesQuery = () => queryFor(listTemplates, {});
