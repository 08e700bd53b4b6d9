import { getTradePrices, listTradePrices } from '#features/quotes/prices/contract/prices.ts';
import { queryFor } from '#web/query.ts';

export const pricesQuery = queryFor(listTradePrices, {});
export const tradePricesQuery = (id: number) =>
  queryFor(getTradePrices, { params: { categoryId: String(id) } });
