import { writeDecimal } from '#kernel/decimal.ts';
import fc from './fast-check.ts';

/** A number and how it is written with its decimals. */
const decimals = (maximum: bigint, places: number) =>
  fc.bigInt(1n, maximum).map((given) => ({ given, written: writeDecimal(given, places) }));

export const anyQuoteLine = fc.record({
  quantity: decimals(10n ** 9n, 3),
  unitPrice: decimals(10n ** 10n, 4),
  discount: fc.bigInt(0n, 10_000n),
  vatRate: fc.constantFrom(17, 14, 8, 3),
});

type AnyQuoteLine = typeof anyQuoteLine extends fc.Arbitrary<infer Line> ? Line : never;

/** As it is given to a quote. */
export const asLineInput = ({ quantity, unitPrice, discount, vatRate }: AnyQuoteLine) => ({
  quantity: quantity.written,
  unitPrice: unitPrice.written,
  discountPercent: writeDecimal(discount, 2),
  vatRate,
});

// Twice the rest against the divisor, so that a half is whole: independent of how the rule itself is written.
const rounded = (dividend: bigint, divisor: bigint) => {
  const [whole, rest] = [dividend / divisor, dividend % divisor];
  return rest * 2n >= divisor ? whole + 1n : whole;
};

/** What lines come to in exact fractions, in cents. */
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
