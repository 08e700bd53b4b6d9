const { DATABASE_HOST: host, DATABASE_PORT, DATABASE_NAME: database, DATABASE_USERNAME: user } = process.env;

module.exports = () => ({
  connection: {
    client: 'postgres',
    connection: { host, port: Number(DATABASE_PORT), database, user, schema: 'strapi' },
    pool: { min: 10, max: 10 },
  },
});
