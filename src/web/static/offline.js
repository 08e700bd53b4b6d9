// The page that was asked for comes by itself with the connection.
const ASK_EVERY_MS = 2_000;
const comeBack = () => location.reload();
addEventListener('online', comeBack);

// It may be back before this is read; and where the server alone was away, nobody tells.
const ask = () => {
  const later = () => setTimeout(ask, ASK_EVERY_MS);
  if (navigator.onLine) fetch('/healthz').then(comeBack, later);
  else later();
};
// By its own address it is a page like any other.
if (!location.pathname.endsWith('/offline.html')) setTimeout(ask, ASK_EVERY_MS);
