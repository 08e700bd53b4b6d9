import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

const everybody = () => true;
const text = (name) => ({ name, type: 'text' });
const number = (name, options) => ({ name, type: 'number', ...options });
const checkbox = (name) => ({ name, type: 'checkbox' });
const json = (name) => ({ name, type: 'json' });
const one = (name, relationTo) => ({ name, type: 'relationship', relationTo, index: true });
const of = (name, sort) => ({
  name,
  type: 'join',
  collection: name,
  on: 'company',
  defaultSort: sort,
  defaultLimit: 10,
});

const collection = (slug, fields, options = {}) => ({
  slug,
  access: { read: everybody },
  fields,
  ...options,
});

export default buildConfig({
  secret: 'bench-bench-bench-bench',
  telemetry: false,
  typescript: { autoGenerate: false },
  graphQL: { disable: true },
  db: postgresAdapter({
    schemaName: 'payload',
    pool: { connectionString: process.env.DATABASE_URL, max: 10 },
  }),
  collections: [
    collection('users', [], { auth: true, access: { read: () => false } }),
    collection('categories', [text('name'), text('description')]),
    collection('companies', [
      number('ownerId'),
      ...[
        'name',
        'description',
        'address',
        'postalCode',
        'city',
        'commune',
        'canton',
        'logoUrl',
        'words',
      ].map(text),
      ...['hasEmergencyService', 'isVatVerified', 'isVerified'].map(checkbox),
      ...['placement', 'ratingAverage', 'ratingScore', 'reviewCount', 'projectCount', 'responseHours'].map(
        (name) => number(name),
      ),
      json('languages'),
      json('recentRatings'),
      one('category', 'categories'),
      of('services', 'id'),
      of('reviews', '-id'),
      of('projects', '-completedAt'),
    ]),
    collection('services', [one('company', 'companies'), one('category', 'categories')]),
    collection('reviews', [one('company', 'companies'), text('author'), number('rating'), text('comment')]),
    collection('projects', [
      one('company', 'companies'),
      text('title'),
      text('description'),
      number('budget'),
      { name: 'completedAt', type: 'date' },
    ]),
    collection('messages', [number('senderId'), number('receiverId'), text('content')], {
      access: { read: () => false, create: ({ req }) => Boolean(req.user) },
    }),
  ],
});
