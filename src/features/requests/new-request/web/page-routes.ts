import { NOT_YOURS } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId } from '#web/navigation/search-parameters.ts';

const readCompanies = (text: string): string | undefined =>
  /^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,2}$/.test(text) ? text : undefined;

const draftSearch = {
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
export const newRequestRoute = pageRoute({
  path: '/requests/new',
  search: draftSearch,
  access: (_, search) => {
    const parameters = Object.entries(search).map(([name, value]) => `${name}=${String(value)}`);
    return parameters.length > 0 ? `${FIRST_STEP}?${parameters.join('&')}` : FIRST_STEP;
  },
});

export const requestStepRoute = pageRoute({
  path: '/requests/new/:step',
  search: draftSearch,
  access: (visitor) => (visitor && visitor.userType !== 'private' ? NOT_YOURS : null),
});
