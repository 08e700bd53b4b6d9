/* Says that there is no connection, and shows what the server tells a device: every page and every file comes
   from the server, so nothing here can ever be out of date. The server puts the version in; with it the cache is made anew. */
const CACHE = 'offline-{version}';
const PAGES = '{pages}'.split(' ');
const FILES = [...PAGES, '/offline.css', '/offline.js', '/favicon.svg'];

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The page is asked for while the worker is still waking up.
      registration.navigationPreload?.enable(),
      caches
        .keys()
        .then((names) =>
          Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
        ),
    ]),
  );
});

const answer = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const { pathname } = new URL(event.request.url);
    const inItsLanguage = PAGES.find((page) => page === `${pathname.slice(0, 3)}/offline.html`);
    const kept = await caches.match(FILES.includes(pathname) ? pathname : (inItsLanguage ?? PAGES[0]));
    return kept ?? Response.error();
  }
};

addEventListener('fetch', (event) => {
  const isOfflinePage = FILES.includes(new URL(event.request.url).pathname);
  if (event.request.mode === 'navigate' || isOfflinePage) event.respondWith(answer(event));
});

addEventListener('push', (event) => {
  const { title, tag, href } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, {
      tag,
      // One that takes another's place is news as well.
      renotify: true,
      icon: '/icons/192.png',
      data: { href },
    }),
  );
});

/* A tab that shows the conversation already is brought to the front. No other is led away from its page:
   something may be half written there. */
const open = async (href) => {
  const address = new URL(href, location.origin).href;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address);
  return there ? there.focus() : clients.openWindow(address);
};

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.href));
});
