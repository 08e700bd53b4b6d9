import { getPrices, listPrices } from '#features/quotes/prices/contract/prices.ts';
import { queryFor } from '#web/query.ts';

export const pricesQuery = queryFor(listPrices, {});
export const tradePricesQuery = (id: number) => queryFor(getPrices, { params: { categoryId: String(id) } });
