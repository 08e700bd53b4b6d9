import { createHash } from 'node:crypto';
import type { Quote } from '#quotes/contract/shapes.ts';

/**
 * Everything a version says, in one order for good: its fingerprint is taken of this text. Whoever changes what stands
 * here changes the fingerprint of every version that is sent from then on.
 */
export const paperText = (quote: Quote): string =>
  JSON.stringify([
    quote.number,
    quote.version,
    [quote.company.id, quote.company.name, quote.company.address],
    [quote.company.registrationNumber, quote.company.vatNumber, quote.company.permit],
    [quote.client.id, quote.client.name],
    quote.object,
    [quote.site.commune, quote.site.postalCode, quote.site.street],
    [quote.site.isMainResidence, quote.site.builtYear],
    [quote.issuedOn, quote.validUntil, quote.startsOn, quote.durationDays, quote.warrantyMonths],
    quote.intro,
    quote.conditions,
    quote.sections.map(({ title, lines }) => [
      title,
      lines.map((line) => [
        line.id,
        line.kind,
        line.description,
        line.quantity,
        line.unit,
        line.unitPrice,
        line.discountPercent,
        line.vatRate,
        line.isOptional,
        line.mayBeReduced,
        line.net,
      ]),
    ]),
    quote.exclusions.map(({ kind, text }) => [kind, text]),
    quote.inclusions.map(({ kind, inKind }) => [kind, inKind]),
    quote.plan.map(({ on, label, percent, amount }) => [on, label, percent, amount]),
    [quote.totals.net, quote.totals.total, quote.totals.reduced?.total ?? null, quote.totals.options],
    quote.totals.taxes.map(({ rate, base, tax }) => [rate, base, tax]),
  ]);

export const fingerprintOf = (quote: Quote): Buffer => createHash('sha256').update(paperText(quote)).digest();
