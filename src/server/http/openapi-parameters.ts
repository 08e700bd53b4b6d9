import type { JsonSchema } from './openapi-examples.ts';

/** Says what parameters of the same name mean everywhere; `CompanyLead.stage` says it for one resource, and wins. */
const meanings: Readonly<Record<string, string>> = {
  cursor: 'Where the page starts. Copy it from the `Link` header of the previous page.',
  after: 'The ID of the last event you received.',
  language: 'A language of the website: `en`, `fr`, `de`, `lb` or `pt`.',
  sort: 'The order of the entries.',
  q: 'Words to search for.',
  query: 'Words to search for.',
  search: 'Words to search for.',
  state: 'Only entries in this state.',
  status: 'Only entries with this status.',
  category: 'Only entries in this trade.',
  categoryId: 'The ID of a trade, from `GET /api/categories`.',
  commune: 'The name of a commune in Luxembourg.',
  postalCode: 'A postcode with four digits.',
  canton: 'The name of a canton in Luxembourg.',
  companyId: 'The ID of a company.',
  clientId: 'The ID of a client.',
  partnerId: 'The ID of the other person’s account.',
  userId: 'The ID of an account.',
  requestId: 'The ID of a request.',
  invitationId: 'The ID of an invitation to quote.',
  projectId: 'The ID of a project.',
  reviewId: 'The ID of a review.',
  fileId: 'The ID of a file.',
  version: 'The version of the quote, counted from 1.',
  token: 'The secret part of the link.',
  secret: 'The secret part of the address.',
  days: 'The number of days the statistics cover.',
  location: 'Words the city or address must contain.',
  place:
    'A town, village, district or postcode. Finds companies that are based there or nearby, or that work there.',
  radius: 'The maximum distance from `place` in kilometres, or `country` for all of Luxembourg.',
  literal: 'Whether to treat the trade, the place or both in `query` as plain words.',
  minRating: 'Only companies with at least this rating.',
  emergency: 'Set to `true` for only companies with an emergency service.',
  verified: 'Set to `true` for only verified companies.',
  rating: 'Only reviews with this many stars.',
  city: 'The name of a town.',
  show: 'Only entries in this group.',
  group: 'Only prices in this group of your company’s price book.',
  turn: 'Set to `mine` for only visits that wait for your side.',
  confirmed:
    'Only active projects that neither side (`none`), only yours (`mine`) or only the other one (`theirs`) has marked as complete.',
  'CompanyLead.stage':
    'Only leads in this stage: `new`, `talking`, `quoted`, `won` or `lost`, as the field `stage` of a lead explains.',
  stage: 'The stage of the work a picture shows.',
  'CompanyLead.search': 'Part of the name of the other person or company.',
  'CompanyLead.sort':
    '`latest` begins with the last message; `waiting` with the leads that need a first reply, longest wait first.',
  'Invitation.show':
    '`to-answer` needs your reply, `with-client` has it; `won` became a project, `over` ended in another way.',
  size: 'Which of the two picture sizes to return.',
  mine: 'Set to `true` for only entries assigned to the owner of the token.',
  work: '`creation` for a new home, an extension or a conversion; `renovation` for anything else.',
  net: 'The amount before tax, in euros.',
  firstOccupied: 'The year the home was first lived in.',
  acquired: 'The year the home was bought or inherited.',
  mainResidence: 'Whether someone lives there as their main residence.',
  used: 'The tax advantage already used for earlier work on the home, in euros.',
};

const words = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();

/** Describes a parameter. `resource` is what the address names, such as QuoteVersion. */
export const describeParameter = (
  name: string,
  { place, resource, schema }: { place: 'path' | 'query'; resource: string; schema: JsonSchema },
): string => {
  if (name === 'limit')
    return `The number of entries on a page, from 1 to ${schema.maximum}. Without it, a page has ${String(schema.default)}.`;
  const meaning = meanings[`${resource}.${name}`] ?? meanings[name];
  if (meaning !== undefined) return meaning;
  if (name === 'id') return `The ID of the ${words(resource).trim()}.`;
  if (name.endsWith('Id')) return `The ID of the ${words(name.slice(0, -2))}.`;
  return place === 'path' ? `The ${words(name)}.` : `Narrows or sorts the response by ${words(name)}.`;
};
