/** What a company's log says of a change: which field it was, and what stood there before and after. */
export const loggedFields = [
  'name',
  'description',
  'line',
  'textLanguage',
  'texts',
  'address',
  'city',
  'postalCode',
  'website',
  'phoneNumber',
  'email',
  'isContactPublic',
  'registrationNumber',
  'vatNumber',
  'iban',
  'isVatExempt',
  'hasEmergencyService',
  'emergencyPhoneNumber',
  'languages',
  'serviceCantons',
  'serviceCommunes',
  'businessHours',
  'foundedIn',
  'teamSize',
  'guarantee',
  'service',
  'role',
  'caretaker',
] as const;

export type LoggedField = (typeof loggedFields)[number];

/** A caretaker is stored by their id: a name would outlive its person. */
export type LoggedValue = string | number | boolean | null;

export interface LoggedChange {
  field: LoggedField;
  before: LoggedValue;
  after: LoggedValue;
}

const LONGEST_VALUE = 120;

const shortened = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…` : text;
};

/** Of a company's text in one language, its line and its description. */
const wordsOf = (value: unknown): string =>
  value !== null && typeof value === 'object' ? Object.values(value).join(' ') : String(value);

/** A value as a log has it: lists in one line, and no more of a text than tells which it was. */
const loggedValue = (value: unknown): LoggedValue => {
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return shortened(value) || null;
  if (Array.isArray(value)) return shortened(value.join(', ')) || null;
  const entries = Object.entries(value ?? {}).map(([name, part]) => `${name} ${wordsOf(part)}`);
  return shortened(entries.join(', ')) || null;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What is other than before in these fields. */
export const changesBetween = (
  previous: Partial<Record<LoggedField, unknown>>,
  next: Partial<Record<LoggedField, unknown>>,
): LoggedChange[] =>
  loggedFields
    .filter((field) => field in next && !isSame(previous[field], next[field]))
    .map((field) => ({ field, before: loggedValue(previous[field]), after: loggedValue(next[field]) }));
