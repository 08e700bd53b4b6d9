import { NOT_YOURS } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readId } from '#web/navigation/search-parameters.ts';

const readCompanies = (given: string): string | undefined =>
  /^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,2}$/.test(given) ? given : undefined;

const begun = {
  /** A draft that is gone on with. */
  draft: readId,
  /** The trade it begins with, and up to three companies that are to be asked, as 3,1,2. */
  category: readId,
  companies: readCompanies,
  /** One alone, as the documents write it. */
  company: readId,
};

const FIRST_STEP = '/requests/new/what';

/** Says where it begins, with what the address said. */
export const newRequestAddress = pageAddress({
  path: '/requests/new',
  search: begun,
  access: (_, search) => {
    const given = Object.entries(search).map(([name, value]) => `${name}=${String(value)}`);
    return given.length > 0 ? `${FIRST_STEP}?${given.join('&')}` : FIRST_STEP;
  },
});

export const requestStepAddress = pageAddress({
  path: '/requests/new/:step',
  search: begun,
  access: (visitor) => (visitor && visitor.userType !== 'private' ? NOT_YOURS : null),
});
