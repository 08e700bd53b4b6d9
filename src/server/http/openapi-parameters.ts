/** Says what parameters of the same name mean everywhere. */
const meanings: Readonly<Record<string, string>> = {
  limit: 'How many entries the page has at most.',
  cursor: 'Where the page begins: take it from the `Link` header of the page before.',
  after: 'The id of the last event that was received.',
  language: 'A language of the website: `en`, `fr`, `de`, `lb` or `pt`.',
  sort: 'The order of the entries.',
  q: 'Words to search for.',
  query: 'Words to search for.',
  search: 'Words to search for.',
  state: 'Only entries in this state.',
  status: 'Only entries with this status.',
  category: 'Only what belongs to this trade.',
  categoryId: 'The id of a trade, from `GET /api/categories`.',
  commune: 'The name of a commune of Luxembourg.',
  postalCode: 'A postal code of four digits.',
  canton: 'The name of a canton of Luxembourg.',
  companyId: 'The id of a company.',
  clientId: 'The id of a client.',
  partnerId: 'The id of the other side’s account.',
  userId: 'The id of an account.',
  requestId: 'The id of a request.',
  invitationId: 'The id of an invitation to quote.',
  projectId: 'The id of a project.',
  reviewId: 'The id of a review.',
  fileId: 'The id of a file.',
  version: 'The version of the quote, counted from 1.',
  token: 'The secret of the link.',
  secret: 'The secret of the address.',
  days: 'How many days back the figures go.',
  location: 'Words that must stand in the city or address.',
  place: 'A town, village, quarter or postal code: companies there, nearby and those that work there.',
  radius: 'How far from `place`, in kilometres; `country` is everywhere.',
  literal: 'Takes the trade, the place or both that `query` names as plain words.',
  minRating: 'Only companies with this rating or a better one.',
  emergency: '`true`: only companies with an emergency service.',
  verified: '`true`: only verified companies.',
  rating: 'Only reviews with this many stars.',
  city: 'The name of a town.',
  show: 'Only projects in this state.',
  stage: 'The stage of a lead, or of the work that a picture shows.',
  size: 'Which of the two sizes of a picture.',
  mine: '`true`: only what is assigned to whoever the token belongs to.',
  work: '`creation` is a new dwelling, an extension or a conversion; anything else is `renovation`.',
  net: 'Euros before tax.',
  firstOccupied: 'The year in which somebody first lived there.',
  acquired: 'The year in which it was bought or inherited.',
  mainResidence: 'Whether somebody lives there as their main residence.',
  used: 'Euros of this advantage that earlier work on the dwelling has had.',
};

const words = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();

/** Describes a parameter. `resource` is what the address names, such as QuoteVersion. */
export const describeParameter = (name: string, place: 'path' | 'query', resource: string): string => {
  const meaning = meanings[name];
  if (meaning !== undefined) return meaning;
  if (name === 'id') return `The id of the ${words(resource).trim()}.`;
  if (name.endsWith('Id')) return `The id of the ${words(name.slice(0, -2))}.`;
  return place === 'path' ? `The ${words(name)}.` : `Narrows or sorts the response by ${words(name)}.`;
};
