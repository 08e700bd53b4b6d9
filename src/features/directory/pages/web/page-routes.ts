import { literalReadings } from '#features/directory/core/rules/literal-readings.ts';
import { MAX_QUERY_LENGTH } from '#features/directory/core/rules/max-query-length.ts';
import { searchRadii } from '#features/directory/core/rules/search-radius.ts';
import { openToAnyone } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import {
  orUnknownValue,
  readBeginningOfText,
  readId,
  readNumberBetween,
  readOneOf,
  readTextParameter,
  readTextParameterUpTo,
} from '#web/navigation/search-parameters.ts';

export const homeRoute = pageRoute({
  path: '/',
  search: {
    q: readTextParameterUpTo(MAX_QUERY_LENGTH),
    place: readTextParameterUpTo(MAX_QUERY_LENGTH),
    category: readId,
    sort: readOneOf('relevance', 'rating', 'newest'),
    show: readNumberBetween(1, 200),
  },
  access: openToAnyone,
});

export const searchRoute = pageRoute({
  path: '/search',
  search: {
    q: orUnknownValue(readBeginningOfText(MAX_QUERY_LENGTH)),
    /** These of the words are searched as they are. */
    literal: readOneOf(...literalReadings),
    category: orUnknownValue(readId),
    place: orUnknownValue(readTextParameterUpTo(MAX_QUERY_LENGTH)),
    radius: orUnknownValue(readOneOf(...searchRadii)),
    /** Links from elsewhere may ask for words of the address. */
    location: orUnknownValue(readTextParameterUpTo(MAX_QUERY_LENGTH)),
    sort: orUnknownValue(readOneOf('relevance', 'rating', 'name')),
    rating: orUnknownValue(readOneOf('3', '3.5', '4', '4.5')),
    emergency: readOneOf('true'),
    verified: readOneOf('true'),
    commune: orUnknownValue(readTextParameterUpTo(MAX_QUERY_LENGTH)),
    canton: orUnknownValue(readTextParameterUpTo(MAX_QUERY_LENGTH)),
    /** Phones have room for either the list or the map. */
    view: readOneOf('map'),
    show: readNumberBetween(1, 200),
    /** A list too long for one page goes on here. */
    after: readTextParameter,
  },
  access: openToAnyone,
});
