// Writes the files in which Strapi wants its collections, lets it make its tables, and gives rights: everybody reads what is
// public, whoever is signed in writes messages.
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const collections = require('./collections.js');

const write = (folder, file, text) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
};

for (const [names, attributes] of Object.entries(collections)) {
  const [one, several] = names.split(' ');
  const folder = join(__dirname, 'src/api', one);
  const schema = {
    kind: 'collectionType',
    collectionName: several,
    info: { singularName: one, pluralName: several, displayName: one },
    options: { draftAndPublish: false },
    attributes,
  };
  write(join(folder, 'content-types', one), 'schema.json', JSON.stringify(schema));
  for (const kind of ['Router', 'Controller', 'Service'])
    write(
      join(folder, kind === 'Router' ? 'routes' : `${kind.toLowerCase()}s`),
      `${one}.js`,
      `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::${one}.${one}');\n`,
    );
}

mkdirSync(join(__dirname, 'public/uploads'), { recursive: true });

const setUp = async () => {
  const strapi = await createStrapi({ appDir: __dirname, distDir: __dirname }).load();
  const roles = await strapi.db.query('plugin::users-permissions.role').findMany();
  const allow = async (type, actions) => {
    const role = roles.find((found) => found.type === type).id;
    for (const action of actions)
      await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role } });
  };
  await allow('public', [
    ...['category', 'company', 'service', 'review', 'project'].flatMap((one) => [
      `api::${one}.${one}.find`,
      `api::${one}.${one}.findOne`,
    ]),
    'plugin::users-permissions.auth.callback',
  ]);
  await allow('authenticated', ['api::message.message.create']);
  await strapi.service('plugin::users-permissions.user').add({
    username: 'writer',
    email: 'writer@example.com',
    password: 'bench-bench',
    provider: 'local',
    confirmed: true,
    role: roles.find(({ type }) => type === 'authenticated').id,
  });
  await strapi.destroy();
  process.exit(0);
};

void setUp();
