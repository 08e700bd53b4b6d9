// Served without what its editors see, which nothing here asks.
module.exports = () => ({
  auth: { secret: 'bench-bench-bench' },
  apiToken: { salt: 'bench-bench-bench' },
  transfer: { token: { salt: 'bench-bench-bench' } },
  serveAdminPanel: false,
});
