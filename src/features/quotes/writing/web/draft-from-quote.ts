import type { QuoteDefaults } from '#features/quotes/core/contract/quote-defaults.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import type { TemplateContent } from '#features/quotes/core/contract/templates.ts';
import { mustStateSite, type PaymentPlanPart } from '#features/quotes/core/rules/quote-content.ts';
import {
  type CellParsingRules,
  type DraftLine,
  type DraftSection,
  type DraftSite,
  findUnreadableHeadFields,
  formatCell,
  parseCount,
  parseDay,
  parseDraftLine,
  parsePlanPart,
  parsePostalCode,
  parseYear,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import type { Language } from '#kernel/language.ts';

let made = 0;
/** Lines that an earlier page load has stored have other keys. */
const loadedAt = Date.now();

/** Returns a key that no other line on the screen has. */
export const newLineKey = () => {
  made += 1;
  return `new-${loadedAt}-${made}`;
};

export const emptyDraftLine = (rate: number | null): DraftLine => ({
  key: newLineKey(),
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
      quantity: line.unreadable?.quantity ?? formatCell('quantity', line.quantity ?? '', language),
      unitPrice: line.unreadable?.unitPrice ?? formatCell('unitPrice', line.unitPrice ?? '', language),
      discountPercent:
        line.unreadable?.discountPercent ??
        (line.discountPercent === '0' ? '' : formatCell('discountPercent', line.discountPercent, language)),
    })),
  }));

/** A new quote has one section from the start: the first line is one press away. */
const atLeastOne = (sections: DraftSection[]): DraftSection[] =>
  sections.length > 0 ? sections : [{ title: '', lines: [] }];

const planOf = (plan: TemplateContent['plan'], language: Language): PaymentPlanPart[] =>
  plan.map(({ on, label, percent, unreadable }) => ({
    on,
    label,
    percent: unreadable ?? formatCell('discountPercent', percent, language),
  }));

/** Turns a quote into a draft with numbers as the writer's language has them. */
export const draftOfQuote = (quote: Quote, language: Language): QuoteDraft => ({
  object: quote.object,
  site: {
    commune: quote.site.commune ?? '',
    postalCode: quote.unreadable?.postalCode ?? quote.site.postalCode ?? '',
    street: quote.site.street ?? '',
    isMainResidence: quote.site.isMainResidence,
    builtYear: quote.unreadable?.builtYear ?? quote.site.builtYear?.toString() ?? '',
  },
  intro: quote.intro,
  conditions: quote.conditions,
  validUntil: quote.unreadable?.validUntil ?? quote.validUntil,
  startsOn: quote.unreadable?.startsOn ?? quote.startsOn,
  paperLanguage: quote.paperLanguage,
  addresseeName: quote.addresseeName,
  addresseeAddress: quote.addresseeAddress,
  durationDays: quote.unreadable?.durationDays ?? quote.durationDays?.toString() ?? '',
  warrantyMonths: quote.unreadable?.warrantyMonths ?? quote.warrantyMonths?.toString() ?? '',
  sections: atLeastOne(sectionsOf(quote.sections, language)),
  exclusions: quote.exclusions,
  inclusions: quote.inclusions,
  plan: planOf(quote.plan, language),
});

/** Returns sections of another quote as new ones, whose lines have no number yet. */
export const copiedSectionsOf = (sections: Quote['sections'], language: Language): DraftSection[] =>
  sectionsOf(sections, language).map((section) => ({
    ...section,
    lines: section.lines.map((line) => ({ ...line, id: null, key: newLineKey() })),
  }));

/** A text that the company’s defaults have put there gives way to that of a template. */
const preferred = (current: string, ofTemplate: string, ofDefaults: string | undefined) =>
  ofTemplate !== '' && (current === '' || current === ofDefaults) ? ofTemplate : current;

interface TemplateFilling {
  language: Language;
  /** It is undefined while they are not known. */
  defaults: QuoteDefaults | undefined;
}

/** Fills a draft that has no line yet from another quote. Its client, site, days and title stay its own. */
export const fillDraftFromTemplate = (
  draft: QuoteDraft,
  { sections, plan, ...content }: TemplateContent,
  { language, defaults }: TemplateFilling,
): QuoteDraft => ({
  ...draft,
  object: draft.object || content.object,
  intro: preferred(draft.intro, content.intro, defaults?.intro),
  conditions: preferred(draft.conditions, content.conditions, defaults?.conditions),
  durationDays: draft.durationDays || (content.durationDays?.toString() ?? ''),
  warrantyMonths: preferred(
    draft.warrantyMonths,
    content.warrantyMonths?.toString() ?? '',
    defaults?.warrantyMonths?.toString(),
  ),
  exclusions: content.exclusions,
  inclusions: content.inclusions,
  plan: plan.length > 0 ? planOf(plan, language) : draft.plan,
  sections: copiedSectionsOf(sections, language),
});

const siteOf = ({ commune, postalCode, street, isMainResidence, builtYear }: DraftSite) => ({
  commune: commune || null,
  postalCode: parsePostalCode(postalCode),
  street: street || null,
  isMainResidence,
  builtYear: parseYear(builtYear),
});

/** The request holds the typed text of everything that could not be read. */
export const quoteBodyOf = (
  draft: QuoteDraft,
  quote: Pick<Quote, 'isChange' | 'requestId'>,
  rules: CellParsingRules,
) => {
  const { sections, plan, exclusions, inclusions, site, ...rest } = draft;
  return {
    ...rest,
    unreadable: findUnreadableHeadFields(draft),
    validUntil: parseDay(rest.validUntil),
    startsOn: parseDay(rest.startsOn),
    durationDays: parseCount('durationDays', rest.durationDays),
    warrantyMonths: parseCount('warrantyMonths', rest.warrantyMonths),
    ...(mustStateSite(quote) && { site: siteOf(site) }),
    exclusions: [...exclusions],
    inclusions: [...inclusions],
    plan: plan.map((part) => parsePlanPart(part, rules)),
    sections: sections.map(({ title, lines }) => ({
      title,
      lines: lines.map((line) => ({
        id: line.id,
        kind: line.kind,
        description: line.description,
        unit: line.unit,
        ...parseDraftLine(line, rules),
      })),
    })),
  };
};

/** Returns whether two drafts say the same, whatever their lines' ids are. */
export const hasSameQuoteBody = (
  a: QuoteDraft,
  b: QuoteDraft,
  quote: Pick<Quote, 'isChange' | 'requestId'>,
  rules: CellParsingRules,
) => {
  const bodyText = (draft: QuoteDraft) =>
    JSON.stringify(quoteBodyOf(draft, quote, rules), (name, value: unknown) => {
      if (name === 'id') return undefined;
      // The server trims all texts.
      return typeof value === 'string' ? value.trim() : value;
    });
  return a === b || bodyText(a) === bodyText(b);
};

/** Gives lines the numbers that the server has assigned, by their keys. */
export const withServerLineIds = (draft: QuoteDraft, sentDraft: QuoteDraft, quote: Quote): QuoteDraft => {
  const ids = new Map<string, number>();
  sentDraft.sections.forEach(({ lines }, index) => {
    lines.forEach(({ key }, place) => {
      const id = quote.sections[index]?.lines[place]?.id;
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

/** Lines that are on the screen already keep their keys: a field that is typed in stays the same field. */
export const withVisibleLineKeys = (draft: QuoteDraft, visibleDraft: QuoteDraft): QuoteDraft => {
  const keys = new Map(
    visibleDraft.sections.flatMap(({ lines }) => lines).map(({ id, key }) => [id, key] as const),
  );
  return {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => ({ ...line, key: (line.id && keys.get(line.id)) || line.key })),
    })),
  };
};
