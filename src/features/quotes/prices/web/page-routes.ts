import { openToAnyone } from '#web/navigation/page-access.ts';
import { pageRoute, publicRoute } from '#web/navigation/page-route.ts';
import { readOneOf, readTextParameterUpTo } from '#web/navigation/search-parameters.ts';

export const pricesRoute = publicRoute('/prices');

export const tradePricesRoute = publicRoute('/prices/:trade');

const readField = readTextParameterUpTo(20);

/** The form sends these without script. */
export const vatOnHousingRoute = pageRoute({
  path: '/vat-on-housing',
  search: {
    mainResidence: readOneOf('true', 'false'),
    work: readOneOf('renovation', 'creation'),
    firstOccupied: readField,
    acquired: readField,
    net: readField,
    used: readField,
  },
  access: openToAnyone,
});
