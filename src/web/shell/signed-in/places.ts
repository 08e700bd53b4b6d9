import type { IconName } from '#design/icons.ts';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { href } from '#kernel/href.ts';

export type PlaceName =
  | 'dashboard'
  | 'requests'
  | 'quotes'
  | 'visits'
  | 'projects'
  | 'messages'
  | 'reviews'
  | 'moderation'
  | 'people'
  | 'categories'
  | 'figures'
  | 'log'
  | 'trail'
  | 'checks';

export interface Place {
  name: PlaceName;
  href: string;
  icon: IconName;
  /** Pages whose path begins with one of these keep the place active. */
  sections: readonly string[];
}

export type PlaceOwner = Pick<CurrentUser, 'userType' | 'staffRole' | 'mustAddFactor'>;

const quotes = { name: 'quotes', href: href('/quotes'), icon: signedInIcons.scales } as const;
const visits = {
  name: 'visits',
  href: href('/visits'),
  icon: signedInIcons.calendar,
  sections: ['visits'],
} as const;
const projects = { name: 'projects', href: href('/projects'), icon: signedInIcons.roof } as const;

const ofClient: readonly Place[] = [
  {
    name: 'dashboard',
    href: href('/dashboard'),
    icon: signedInIcons.house,
    sections: ['dashboard', 'folders'],
  },
  { name: 'requests', href: href('/requests'), icon: signedInIcons.sheet, sections: ['requests'] },
  { ...quotes, sections: ['quotes'] },
  visits,
  { ...projects, sections: ['projects', 'create-project'] },
  {
    name: 'messages',
    href: href('/dashboard', { tab: 'messages' }),
    icon: 'message',
    sections: ['messages'],
  },
];

const ofCompany: readonly Place[] = [
  {
    name: 'dashboard',
    href: href('/company-dashboard'),
    icon: signedInIcons.house,
    sections: ['company-dashboard'],
  },
  {
    name: 'requests',
    href: href('/invitations'),
    icon: signedInIcons.sheet,
    sections: ['invitations'],
  },
  { ...quotes, sections: ['quotes', 'price-book'] },
  visits,
  { ...projects, sections: ['projects'] },
  { name: 'messages', href: href('/messages'), icon: 'message', sections: ['messages'] },
  { name: 'reviews', href: href('/company-dashboard', { tab: 'reviews' }), icon: 'star', sections: [] },
];

const ofModerator: readonly Place[] = [
  { name: 'moderation', href: href('/admin'), icon: signedInIcons.layers, sections: ['admin'] },
  { name: 'log', href: href('/admin', { tab: 'log' }), icon: signedInIcons.sheet, sections: [] },
];

const ofAdmin: readonly Place[] = [
  ...ofModerator.slice(0, 1),
  { name: 'people', href: href('/admin', { tab: 'people' }), icon: 'person', sections: ['admin/people'] },
  { name: 'categories', href: href('/admin', { tab: 'categories' }), icon: 'grid', sections: [] },
  { name: 'figures', href: href('/admin', { tab: 'figures' }), icon: signedInIcons.chart, sections: [] },
  ...ofModerator.slice(1),
  { name: 'trail', href: href('/admin', { tab: 'trail' }), icon: signedInIcons.key, sections: [] },
  { name: 'checks', href: href('/admin', { tab: 'checks' }), icon: 'verified', sections: [] },
];

/** Lists the places of a role in the order of its row. Staff have none before they have a second factor. */
export const placesOf = ({ userType, staffRole, mustAddFactor }: PlaceOwner): readonly Place[] => {
  if (mustAddFactor) return [];
  if (userType === 'private') return ofClient;
  if (userType === 'company') return ofCompany;
  return staffRole === 'admin' ? ofAdmin : ofModerator;
};

const barOf: Record<PlaceOwner['userType'], readonly PlaceName[]> = {
  private: ['dashboard', 'requests', 'messages', 'projects'],
  company: ['dashboard', 'requests', 'quotes', 'messages'],
  admin: ['moderation', 'people', 'figures', 'log'],
};

/** A phone’s bar has room for four places beside the menu. */
export const barPlacesOf = (owner: PlaceOwner): readonly Place[] => {
  const places = placesOf(owner);
  return barOf[owner.userType].flatMap((name) => places.filter((place) => place.name === name));
};

const urlOf = (address: string) => new URL(address, 'http://host');

/** Two addresses show the same place if their path and their tab agree. */
const tabOf = ({ pathname, searchParams }: URL) => `${pathname} ${searchParams.get('tab') ?? ''}`;

/** Finds the place that an address belongs to: its own page, or a page below it. */
export const placeAt = (places: readonly Place[], address: string): Place | undefined => {
  const url = urlOf(address);
  const exact = places.find((place) => tabOf(urlOf(place.href)) === tabOf(url));
  if (exact) return exact;
  const depthIn = ({ sections }: Place) =>
    Math.max(
      0,
      ...sections
        .filter((section) => `${url.pathname}/`.startsWith(`/${section}/`))
        .map((section) => section.length),
    );
  return places.filter((place) => depthIn(place) > 0).toSorted((a, b) => depthIn(b) - depthIn(a))[0];
};
