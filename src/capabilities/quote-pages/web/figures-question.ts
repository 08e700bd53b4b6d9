import { readQuoteFigures } from '#quote-pages/contract/figures.ts';
import { questionFor } from '#web/query.ts';

export const quoteFiguresQuestion = () => questionFor(readQuoteFigures, {});
