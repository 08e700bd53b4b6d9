import { DECIMAL_PLACES } from '#features/quotes/core/rules/sums.ts';
import type { Unit } from '#features/quotes/price-book/rules/line-kinds.ts';
import { parseDecimalOrThrow, divideRounded } from '#kernel/decimal.ts';

const TO_QUANTITY = 10n ** BigInt(DECIMAL_PLACES.quantity);

/** Returns cents for each unit that is measured. */
export const priceEach = (net: bigint, { quantity }: { quantity: string; unit: Unit }): bigint =>
  divideRounded(net * TO_QUANTITY, parseDecimalOrThrow(quantity, DECIMAL_PLACES.quantity));
