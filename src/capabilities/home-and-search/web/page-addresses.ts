import { LONGEST_WORDS } from '#directory/rules/longest-words.ts';
import { anyone } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { anId, numberFrom, oneOf, orUnknown, words, wordsUpTo } from '#web/navigation/search.ts';

export const homeAddress = pageAddress({
  path: '/',
  search: {
    q: wordsUpTo(LONGEST_WORDS),
    category: anId,
    sort: oneOf('relevance', 'rating', 'newest'),
    show: numberFrom(1, 200),
  },
  access: anyone,
});

export const searchAddress = pageAddress({
  path: '/search',
  search: {
    q: orUnknown(wordsUpTo(LONGEST_WORDS)),
    category: orUnknown(anId),
    location: orUnknown(wordsUpTo(LONGEST_WORDS)),
    sort: orUnknown(oneOf('relevance', 'rating', 'name')),
    rating: orUnknown(oneOf('3', '3.5', '4', '4.5')),
    emergency: oneOf('true'),
    verified: oneOf('true'),
    commune: orUnknown(wordsUpTo(LONGEST_WORDS)),
    canton: orUnknown(wordsUpTo(LONGEST_WORDS)),
    /** Phones have room for the list or the map. */
    view: oneOf('map'),
    show: numberFrom(1, 200),
    /** Where a list too long for one page goes on. */
    after: words,
  },
  access: anyone,
});
