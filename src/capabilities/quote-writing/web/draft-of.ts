import type { Language } from '#kernel/language.ts';
import { asTyped } from '#kernel/typed-numbers.ts';
import { readWhole } from '#kernel/whole-number.ts';
import {
  type Draft,
  type DraftLine,
  type DraftSection,
  type DraftSite,
  pricedOf,
  typedNumber,
} from '#quote-writing/rules/draft.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import type { TemplateContent } from '#quotes/contract/templates.ts';
import { type PlanPart, statesSite } from '#quotes/rules/paper.ts';
import { PLACES, type PricedLine } from '#quotes/rules/sums.ts';

let made = 0;

/** A key that no other line on the screen has. */
export const newKey = () => {
  made += 1;
  return `new-${made}`;
};

export const emptyLine = (rate: number | null): DraftLine => ({
  key: newKey(),
  id: null,
  kind: null,
  description: '',
  quantity: '',
  unit: null,
  unitPrice: '',
  discountPercent: '',
  vatRate: rate,
  isOptional: false,
  mayBeReduced: false,
});

const sectionsOf = (sections: Quote['sections'], language: Language): DraftSection[] =>
  sections.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      description: line.description,
      unit: line.unit,
      vatRate: line.vatRate,
      isOptional: line.isOptional,
      mayBeReduced: line.mayBeReduced,
      key: `line-${line.id}`,
      quantity: asTyped(line.quantity ?? '', language, 'quantity'),
      unitPrice: asTyped(line.unitPrice ?? '', language, 'price'),
      discountPercent: line.discountPercent === '0' ? '' : asTyped(line.discountPercent, language, 'percent'),
    })),
  }));

/** A new quote has one section from the start: the first line is one press away. */
const atLeastOne = (sections: DraftSection[]): DraftSection[] =>
  sections.length > 0 ? sections : [{ title: '', lines: [] }];

const planOf = (plan: TemplateContent['plan'], language: Language): PlanPart[] =>
  plan.map(({ on, label, percent }) => ({ on, label, percent: asTyped(percent, language, 'percent') }));

/** A quote as it is written on, its numbers as the writer's language has them. */
export const draftOf = (quote: Quote, language: Language): Draft => ({
  object: quote.object,
  site: {
    commune: quote.site.commune ?? '',
    postalCode: quote.site.postalCode ?? '',
    street: quote.site.street ?? '',
    isMainResidence: quote.site.isMainResidence,
    builtYear: quote.site.builtYear?.toString() ?? '',
  },
  intro: quote.intro,
  conditions: quote.conditions,
  validUntil: quote.validUntil,
  startsOn: quote.startsOn,
  durationDays: quote.durationDays,
  warrantyMonths: quote.warrantyMonths,
  sections: atLeastOne(sectionsOf(quote.sections, language)),
  exclusions: quote.exclusions,
  inclusions: quote.inclusions,
  plan: planOf(quote.plan, language),
});

/** What another has written, in a draft that has no line yet. Its client, site and days are its own, and its title too. */
export const begunFrom = (
  draft: Draft,
  { sections, plan, ...content }: TemplateContent,
  language: Language,
): Draft => ({
  ...draft,
  object: draft.object || content.object,
  intro: draft.intro || content.intro,
  conditions: draft.conditions || content.conditions,
  durationDays: draft.durationDays ?? content.durationDays,
  warrantyMonths: draft.warrantyMonths ?? content.warrantyMonths,
  exclusions: content.exclusions,
  inclusions: content.inclusions,
  plan: planOf(plan, language),
  sections: sectionsOf(sections, language).map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, id: null, key: newKey() })),
  })),
});

/** A line in numbers. Less than nothing is a price in change orders alone. */
export const payableLine = (line: DraftLine, isChange: boolean): PricedLine => {
  const priced = pricedOf(line);
  return {
    ...priced,
    unitPrice: !isChange && priced.unitPrice?.startsWith('-') ? null : priced.unitPrice,
  };
};

export const POSTAL_CODE = /^(?:L[- ]?)?\d{4}$/i;
const YEAR = /^\d{4}$/;

const siteOf = ({ commune, postalCode, street, isMainResidence, builtYear }: DraftSite) => ({
  commune: commune || null,
  postalCode: POSTAL_CODE.test(postalCode.trim()) ? postalCode.trim() : null,
  street: street || null,
  isMainResidence,
  builtYear: YEAR.test(builtYear.trim()) ? readWhole(builtYear.trim()) : null,
});

/** What is sent: what is no number yet is left out. */
export const quoteBodyOf = (
  { sections, plan, exclusions, inclusions, site, ...rest }: Draft,
  quote: Pick<Quote, 'isChange' | 'requestId'>,
) => ({
  ...rest,
  ...(statesSite(quote) && { site: siteOf(site) }),
  exclusions: [...exclusions],
  inclusions: [...inclusions],
  plan: plan.map((part) => ({
    ...part,
    percent: typedNumber(part.percent, PLACES.percent, 'nothing') ?? '0',
  })),
  sections: sections.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      description: line.description,
      unit: line.unit,
      ...payableLine(line, quote.isChange),
    })),
  })),
});

/** The numbers that the server has given to the lines that were sent, by their keys. */
export const withIds = (draft: Draft, sent: Draft, quote: Quote): Draft => {
  const ids = new Map<string, number>();
  sent.sections.forEach(({ lines }, at) => {
    lines.forEach(({ key }, place) => {
      const id = quote.sections[at]?.lines[place]?.id;
      if (id !== undefined) ids.set(key, id);
    });
  });
  return {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => {
        const id = ids.get(line.key);
        return id === undefined || id === line.id ? line : { ...line, id };
      }),
    })),
  };
};
