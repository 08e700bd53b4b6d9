import { listTemplates } from '#quotes/contract/templates.ts';
import { questionFor } from '#web/query.ts';

export const templatesQuestion = () => questionFor(listTemplates, {});
