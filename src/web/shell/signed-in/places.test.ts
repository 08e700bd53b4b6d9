import { expect, test } from 'vitest';
import { barPlacesOf, placeAt, type PlaceOwner, placesOf } from './places.ts';
import { sumOfCounts } from './use-place-counts.ts';

const client: PlaceOwner = { userType: 'private', staffRole: null, mustAddFactor: false };
const company: PlaceOwner = { ...client, userType: 'company' };
const admin: PlaceOwner = { userType: 'admin', staffRole: 'admin', mustAddFactor: false };
const moderator: PlaceOwner = { ...admin, staffRole: 'moderator' };

const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name).join(' ');

test.each([
  ['client', client, 'dashboard requests quotes visits projects messages'],
  ['company', company, 'dashboard requests quotes visits projects messages reviews'],
  ['admin', admin, 'moderation people categories figures log trail checks'],
  ['moderator', moderator, 'moderation log'],
  ['moderator without a second factor', { ...moderator, mustAddFactor: true }, ''],
])('a %s has their own places', (_, owner, names) => {
  expect(namesOf(placesOf(owner))).toBe(names);
});

test.each([
  ['client', client, 'dashboard requests messages projects'],
  ['company', company, 'dashboard requests quotes messages'],
  ['admin', admin, 'moderation people figures log'],
  ['moderator', moderator, 'moderation log'],
])('the bar of a %s’s phone has at most four of them', (_, owner, names) => {
  expect(namesOf(barPlacesOf(owner))).toBe(names);
});

test.each([
  ['a tab of the dashboard', client, '/dashboard?tab=contacts', 'dashboard'],
  ['the dashboard’s own tab of messages', client, '/dashboard?tab=messages', 'messages'],
  ['a folder', client, '/folders/3', 'dashboard'],
  ['one request', client, '/requests/7', 'requests'],
  ['the comparison of its quotes', client, '/requests/7/compare', 'requests'],
  ['one quote', client, '/quotes/7/accept', 'quotes'],
  ['a new project', client, '/create-project?company=1', 'projects'],
  ['one conversation', client, '/messages/5', 'messages'],
  ['the settings', client, '/settings', undefined],
  ['a path that only begins alike', client, '/requests-of-others', undefined],
  ['a company’s leads', company, '/company-dashboard?tab=messages&view=board', 'dashboard'],
  ['a company’s requests', company, '/invitations?show=won', 'requests'],
  ['an invitation', company, '/invitations/4', 'requests'],
  ['a company’s reviews', company, '/company-dashboard?tab=reviews', 'reviews'],
  ['a company’s profile', company, '/company-dashboard?tab=profile', 'dashboard'],
  ['the price book', company, '/price-book', 'quotes'],
  ['a queue', admin, '/admin?tab=flags', 'moderation'],
  ['a person at the office', admin, '/admin/people/9', 'people'],
  ['the decisions', moderator, '/admin?tab=log&after=40', 'log'],
])('%s belongs to its place', (_, owner, address, name) => {
  expect(placeAt(placesOf(owner), address)?.name).toBe(name);
});

test('moderation counts its queues alone, not what colleagues have open', () => {
  const open = [{ queue: 'reviews', id: 3, username: 'meedchen' }];
  expect(sumOfCounts({ reviews: 2, flags: 5, open, mine: [{ queue: 'flags', id: 1 }] })).toBe(7);
});
