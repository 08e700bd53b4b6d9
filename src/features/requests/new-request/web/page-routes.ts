import { href } from '#kernel/href.ts';
import { NOT_YOURS, type PageAccess } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import {
  readId,
  readNumberBetween,
  readOneOf,
  readTextParameter,
} from '#web/navigation/search-parameters.ts';

const readCompanies = (text: string): string | undefined =>
  /^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,2}$/.test(text) ? text : undefined;

const draftSearch = {
  /** This draft is continued. */
  draft: readId,
  /** The request begins with this trade, and with up to three companies to ask, as 3,1,2. */
  category: readId,
  companies: readCompanies,
  /** It names a single company, as the documents write it. */
  company: readId,
  /** The work is in this commune, where nothing else was said yet. */
  commune: readTextParameter,
};

/** No trade asks so much. */
const MAX_SCREENS = 9;

const FIRST_STEP: string = href('/requests/new/:step', { step: 'what' });

const toFirstStep: PageAccess = (_, search) => {
  const parameters = Object.entries(search).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return parameters.length > 0 ? `${FIRST_STEP}?${parameters.join('&')}` : FIRST_STEP;
};

/** The route redirects to the first step and keeps the search of the address. */
export const newRequestRoute = pageRoute({
  path: '/requests/new',
  search: draftSearch,
  access: toFirstStep,
});

export const requestStepRoute = pageRoute({
  path: '/requests/new/:step',
  search: {
    ...draftSearch,
    /** A phone shows this screen of the step. */
    screen: readNumberBetween(1, MAX_SCREENS),
    /** One answer is changed, from the last page. */
    after: readOneOf('check'),
  },
  access: (visitor) => (visitor && visitor.userType !== 'private' ? NOT_YOURS : null),
});
