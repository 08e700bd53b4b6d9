import { getQuoteDefaults } from '#features/quotes/core/contract/quote-defaults.ts';
import { listTemplates } from '#features/quotes/core/contract/templates.ts';
import { queryFor } from '#web/query.ts';

export const templatesQuery = () => queryFor(listTemplates, {});

export const quoteDefaultsQuery = () => queryFor(getQuoteDefaults, {});
