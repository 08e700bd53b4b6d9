import { formatDecimalUnits } from '#kernel/decimal.ts';
import fc from './fast-check.ts';

/** Pairs a number with its text in decimals. */
const decimals = (maximum: bigint, places: number) =>
  fc.bigInt(1n, maximum).map((given) => ({ given, written: formatDecimalUnits(given, places) }));

export const anyQuoteLine = fc.record({
  quantity: decimals(10n ** 9n, 3),
  unitPrice: decimals(10n ** 10n, 4),
  discount: fc.bigInt(0n, 10_000n),
  vatRate: fc.constantFrom(17, 14, 8, 3),
});

type AnyQuoteLine = typeof anyQuoteLine extends fc.Arbitrary<infer Line> ? Line : never;

/** Returns the line in the form that a quote's input has. */
export const asLineInput = ({ quantity, unitPrice, discount, vatRate }: AnyQuoteLine) => ({
  quantity: quantity.written,
  unitPrice: unitPrice.written,
  discountPercent: formatDecimalUnits(discount, 2),
  vatRate,
});

// Comparing twice the rest with the divisor makes a half whole: independent of how the rule itself is written.
const rounded = (dividend: bigint, divisor: bigint) => {
  const [whole, rest] = [dividend / divisor, dividend % divisor];
  return rest * 2n >= divisor ? whole + 1n : whole;
};

/** Sums lines in exact fractions of cents. */
export const exactSums = (lines: readonly AnyQuoteLine[]) => {
  const nets = lines.map(({ quantity, unitPrice, discount }) =>
    rounded(quantity.given * unitPrice.given * (10_000n - discount), 10n ** 9n),
  );
  const bases = new Map<number, bigint>();
  lines.forEach(({ vatRate }, index) => {
    bases.set(vatRate, (bases.get(vatRate) ?? 0n) + (nets[index] ?? 0n));
  });
  const taxes = [...bases].map(([rate, base]) => ({ rate, base, tax: rounded(base * BigInt(rate), 100n) }));
  const net = nets.reduce((sum, lineNet) => sum + lineNet, 0n);
  return { nets, taxes, net, total: taxes.reduce((sum, { tax }) => sum + tax, net) };
};
