import { anyone } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { anId, numberFrom, oneOf, orUnknown, words } from '#web/navigation/search.ts';

export const homeAddress = pageAddress({
  path: '/',
  search: {
    q: words,
    category: anId,
    sort: oneOf('relevance', 'rating', 'newest'),
    show: numberFrom(1, 200),
  },
  access: anyone,
});

export const searchAddress = pageAddress({
  path: '/search',
  search: {
    q: words,
    category: orUnknown(anId),
    location: words,
    sort: orUnknown(oneOf('relevance', 'rating', 'name')),
    rating: orUnknown(oneOf('3', '3.5', '4', '4.5')),
    emergency: oneOf('true'),
    verified: oneOf('true'),
    commune: words,
    canton: words,
    /** Phones have room for the list or the map. */
    view: oneOf('map'),
    show: numberFrom(1, 200),
    /** Where a list too long for one page goes on. */
    after: words,
  },
  access: anyone,
});
