import { relative, resolve } from 'node:path';

/** What sentences and names are made of, the small parts that most pages draw, and what keeping a company needs before it is pressed. */
const smallParts = [
  'kernel/alphabet',
  'kernel/averages',
  'kernel/locales',
  'kernel/name-in',
  'kernel/numbers',
  'kernel/plate-address',
  'kernel/plural',
  'design/breadcrumb',
  'design/chip',
  'design/field',
  'design/field-context',
  'design/field-error',
  'design/initials',
  'design/input',
  'design/link-button',
  'design/notice',
  'design/plate-image',
  'design/seal',
  'design/seal-colour',
  'design/select',
  'design/skeleton',
  'design/themed-image',
  'web/navigation/get-form',
  'web/use-end-session',
  'web/use-names',
  'web/use-settled',
  'capabilities/companies/rules/card',
  'capabilities/companies/rules/photographs',
  'capabilities/companies/rules/words-for',
  'capabilities/companies/web/category-icon',
  'capabilities/companies/web/gallery-image',
  'capabilities/company-profile/web/use-signed-in',
  'capabilities/folders/contract/kept-companies',
  'capabilities/folders/web/kept-question',
  'capabilities/folders/web/refetch-folders',
  'capabilities/folders/web/use-changed-by',
  'capabilities/folders/web/use-kept',
  'capabilities/folders/web/use-save-dialog',
  'capabilities/messaging/web/use-message-dialog',
];

/** What a list of companies draws. */
const cardParts = [
  'capabilities/companies/rules/shortened',
  'capabilities/company-profile/web/card-actions',
  'capabilities/company-profile/web/company-card',
  'capabilities/directory/contract/directory',
  'capabilities/directory/web/trades-question',
  'capabilities/folders/web/use-add-to-contacts',
  'capabilities/home-and-search/web/hidden-fields',
  'capabilities/home-and-search/web/home-questions',
  'capabilities/home-and-search/web/home-search',
  'capabilities/home-and-search/web/list-of-cards',
  'capabilities/home-and-search/web/result-count-text',
  'web/kept-item',
];

const SOURCES = resolve(import.meta.dirname, '../src');

/** Screens and the style sheets beside them. */
const isOneOf = (names: readonly string[]) => {
  const known = new Set(names);
  return (id: string) => known.has(relative(SOURCES, id).replace(/(?:\.module\.css|\.tsx?)(?:\?.*)?$/, ''));
};

/** Files that several pages share: each by itself would be two hundred bytes and a request. */
export const sharedFiles = [
  { name: 'parts', test: isOneOf(smallParts) },
  { name: 'cards', test: isOneOf(cardParts) },
];
