import { DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import type { LineUnit } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { divideRounded, parseDecimalOrThrow } from '#kernel/decimal.ts';

const TO_QUANTITY = 10n ** BigInt(DECIMAL_PLACES_BY_KIND.quantity);

/** Returns cents for each unit that is measured. */
export const pricePerUnitCents = (net: bigint, { quantity }: { quantity: string; unit: LineUnit }): bigint =>
  divideRounded(net * TO_QUANTITY, parseDecimalOrThrow(quantity, DECIMAL_PLACES_BY_KIND.quantity));
