import { LONGEST_WORDS } from '#directory/rules/longest-words.ts';
import { radii } from '#directory/rules/radius.ts';
import { openToAnyone } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import {
  orUnknown,
  readId,
  readNumberFrom,
  readOneOf,
  readWords,
  readWordsUpTo,
} from '#web/navigation/search-parameters.ts';

export const homeAddress = pageAddress({
  path: '/',
  search: {
    q: readWordsUpTo(LONGEST_WORDS),
    place: readWordsUpTo(LONGEST_WORDS),
    category: readId,
    sort: readOneOf('relevance', 'rating', 'newest'),
    show: readNumberFrom(1, 200),
  },
  access: openToAnyone,
});

export const searchAddress = pageAddress({
  path: '/search',
  search: {
    q: orUnknown(readWordsUpTo(LONGEST_WORDS)),
    category: orUnknown(readId),
    place: orUnknown(readWordsUpTo(LONGEST_WORDS)),
    radius: orUnknown(readOneOf(...radii)),
    /** Words of the address, as links elsewhere may ask for. */
    location: orUnknown(readWordsUpTo(LONGEST_WORDS)),
    sort: orUnknown(readOneOf('relevance', 'rating', 'name')),
    rating: orUnknown(readOneOf('3', '3.5', '4', '4.5')),
    emergency: readOneOf('true'),
    verified: readOneOf('true'),
    commune: orUnknown(readWordsUpTo(LONGEST_WORDS)),
    canton: orUnknown(readWordsUpTo(LONGEST_WORDS)),
    /** Phones have room for the list or the map. */
    view: readOneOf('map'),
    show: readNumberFrom(1, 200),
    /** Where a list too long for one page goes on. */
    after: readWords,
  },
  access: openToAnyone,
});
