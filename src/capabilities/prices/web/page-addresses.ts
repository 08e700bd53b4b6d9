import { openToAnyone } from '#web/navigation/access.ts';
import { pageAddress, textPage } from '#web/navigation/page-address.ts';
import { readOneOf, readWordsUpTo } from '#web/navigation/search-parameters.ts';

export const pricesAddress = textPage('/prices');

export const tradePricesAddress = textPage('/prices/:trade');

const readField = readWordsUpTo(20);

/** As its form sends it without script. */
export const vatOnHousingAddress = pageAddress({
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
