// Keeps the page at hand, so that it opens without a network. It never keeps anything of the server's api: tables, keys and
// cards always come from there. web/scripts/worker.mjs fills in what the page is made of.
const FILES = /* files */ []
const VERSION = /* version */ ''

// Caches belong to the whole host: below a path, next door may be another server with its own.
const OURS = `stammtisch ${new URL(self.registration.scope).pathname} `
const CACHE = OURS + VERSION
const PAGE = './'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

// A new version takes over when no page of the old one is open any more, so nobody's page loses its parts.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  const scope = new URL(self.registration.scope)
  const path = pathname.slice(scope.pathname.length)
  if (request.method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname) || path.startsWith('api/')) return
  if (request.mode === 'navigate') event.respondWith(open(request))
  else if (path.startsWith('assets/')) event.respondWith(keep(request))
})

/** The page as the server has it now, or the one that is kept. */
async function open(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer && answer.status < 500) return answer
  return (await caches.match(PAGE, { cacheName: CACHE })) ?? answer ?? Response.error()
}

/** Parts are named by their content: what is kept is right for good. */
async function keep(request) {
  const cache = await caches.open(CACHE)
  const known = await cache.match(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request.url, answer.clone())
  return answer
}
