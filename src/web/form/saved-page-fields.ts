import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';
import { isSecretFieldName } from './form-draft-storage.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const WRITTEN_IN =
  'textarea, input:is([type=text], [type=email], [type=tel], [type=url], [type=number], [type=date], [type=time], :not([type]))';
/** Outside a form that is sent, a choice takes effect at once. A tick may be a consent, which everybody gives anew. */
const CHOSEN_IN = ':is(form[method=post], dialog) :is(select, input[type=radio])';
/** The frame has no drafts, nor do searches, which write nothing, and tables of lines, which save themselves. */
const WITHOUT_DRAFTS =
  'header:not(dialog header), footer:not(dialog footer), form[method=get], table, [data-keeps-itself]';
const PLACES = 'dialog, form, article, section, li';
const LONGEST_NAME = 80;

const nameOfPlace = (place: Element) =>
  (
    place.getAttribute('aria-label') ??
    place.querySelector('h1, h2, h3, h4, legend, p')?.textContent ??
    ''
  ).slice(0, LONGEST_NAME);

export const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

/** A field is identified on its page by its label and the headings of all the places it stands in. */
export const nameOf = (field: Field): string => {
  const names = [field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name];
  if (isRadio(field))
    names.push(field.closest('fieldset')?.querySelector('legend')?.textContent ?? field.name);
  for (let place = field.closest(PLACES); place; place = place.parentElement?.closest(PLACES) ?? null)
    names.push(nameOfPlace(place));
  return names.join('\n');
};

export const fieldsOnPage = (): Field[] =>
  [...document.querySelectorAll<Field>(`${WRITTEN_IN}, ${CHOSEN_IN}`)].filter(
    (field) =>
      field.closest('main, dialog') &&
      !field.closest(WITHOUT_DRAFTS) &&
      field.autocomplete !== 'one-time-code' &&
      !isSecretFieldName(field.name),
  );

export const storageName = (personId: number, address: string) =>
  `${DRAFT_KEY_PREFIX} ${personId} fields ${address.split(/[?#]/)[0]}`;

export const readFields = (name: string): Map<string, string> => {
  try {
    return new Map(JSON.parse(readBrowserStorage(name, 'sessionStorage') ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
};

export const writeFields = (name: string, fields: Map<string, string>) =>
  writeBrowserStorage(name, fields.size > 0 ? JSON.stringify([...fields]) : '', 'sessionStorage');

const isFilled = (field: Field) =>
  isRadio(field) ? field.checked && !field.defaultChecked : field.value.trim() !== '';

/**
 * Saves the page's fields when the session has ended, until the same person signs in again. Returns the longer texts
 * among them, or null if there was nothing to save.
 */
export const savePageFields = (personId: number, address: string): readonly string[] | null => {
  const filledFields = fieldsOnPage().filter(isFilled);
  writeFields(
    storageName(personId, address),
    new Map(filledFields.map((field) => [nameOf(field), field.value])),
  );
  if (filledFields.length === 0) return null;
  return filledFields.filter((field) => field instanceof HTMLTextAreaElement).map(({ value }) => value);
};
