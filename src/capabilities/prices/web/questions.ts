import { getPrices, listPrices } from '#prices/contract/prices.ts';
import { questionFor } from '#web/query.ts';

export const pricesQuestion = questionFor(listPrices, {});
export const tradeQuestion = (id: number) => questionFor(getPrices, { params: { categoryId: String(id) } });
