import { decimalOf, divideRounded } from '#kernel/decimal.ts';
import type { Unit } from '#price-book/rules/line-kinds.ts';
import { PLACES } from '#quotes/rules/sums.ts';

const TO_QUANTITY = 10n ** BigInt(PLACES.quantity);

/** In cents, for each unit of what is measured. */
export const priceEach = (net: bigint, { quantity }: { quantity: string; unit: Unit }): bigint =>
  divideRounded(net * TO_QUANTITY, decimalOf(quantity, PLACES.quantity));
