/** A company's log names the field of a change, with its value before and after. */
export const loggedFieldNames = [
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

export type LoggedField = (typeof loggedFieldNames)[number];

/** An assignee is stored by their id, because a stored name would outlive its person. */
export type LoggedValue = string | number | boolean | null;

export interface LoggedProfileChange {
  field: LoggedField;
  before: LoggedValue;
  after: LoggedValue;
}

const LONGEST_VALUE = 120;

const shortened = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…` : text;
};

/** Joins the texts that a company has in one language. */
const wordsOf = (value: unknown): string =>
  value !== null && typeof value === 'object' ? Object.values(value).join(' ') : String(value);

/** Returns a value as the log shows it: lists in one line, and only the beginning of a long text. */
const loggedValue = (value: unknown): LoggedValue => {
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return shortened(value) || null;
  if (Array.isArray(value)) return shortened(value.join(', ')) || null;
  const entries = Object.entries(value ?? {}).map(([name, part]) => `${name} ${wordsOf(part)}`);
  return shortened(entries.join(', ')) || null;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

type Values = Partial<Record<LoggedField, unknown>>;

/** Returns the fields among these that differ. A field that no log names doesn't compile. */
export const loggedProfileChangesBetween = <Next extends Values>(
  previous: Values,
  next: Next & Record<Exclude<keyof Next, LoggedField>, never>,
): LoggedProfileChange[] => {
  const values: Values = next;
  return loggedFieldNames
    .filter((field) => field in values && !isSame(previous[field], values[field]))
    .map((field) => ({ field, before: loggedValue(previous[field]), after: loggedValue(values[field]) }));
};
