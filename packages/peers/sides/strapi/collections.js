const attributes = (type, names) => Object.fromEntries(names.map((name) => [name, { type }]));
const oneOf = (target, inversedBy) => ({
  type: 'relation',
  relation: 'manyToOne',
  target: `api::${target}.${target}`,
  ...(inversedBy && { inversedBy }),
});
const manyOf = (target) => ({
  type: 'relation',
  relation: 'oneToMany',
  target: `api::${target}.${target}`,
  mappedBy: 'company',
});

/** By the word for one and the word for several. */
module.exports = {
  'category categories': attributes('text', ['name', 'description']),
  'company companies': {
    ...attributes('text', ['name', 'description', 'address', 'city', 'commune', 'canton', 'words']),
    ...attributes('string', ['postalCode', 'logoUrl']),
    ...attributes('boolean', ['hasEmergencyService', 'isVatVerified', 'isVerified']),
    ...attributes('integer', ['ownerId', 'placement', 'reviewCount', 'projectCount']),
    ...attributes('float', ['ratingAverage', 'ratingScore', 'responseHours']),
    ...attributes('json', ['languages', 'recentRatings']),
    category: oneOf('category'),
    services: manyOf('service'),
    reviews: manyOf('review'),
    projects: manyOf('project'),
  },
  'service services': { company: oneOf('company', 'services'), category: oneOf('category') },
  'review reviews': {
    ...attributes('text', ['author', 'comment']),
    ...attributes('integer', ['rating']),
    company: oneOf('company', 'reviews'),
  },
  'project projects': {
    ...attributes('text', ['title', 'description']),
    ...attributes('integer', ['budget']),
    ...attributes('datetime', ['completedAt']),
    company: oneOf('company', 'projects'),
  },
  'message messages': {
    ...attributes('integer', ['senderId', 'receiverId']),
    ...attributes('text', ['content']),
  },
};
