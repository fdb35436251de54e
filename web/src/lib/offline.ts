// The page at hand without a network: a service worker keeps its parts (web/worker/sw.js).

/** When the page has loaded, so that nothing that somebody waits for waits for it. Browsers offer it to safe addresses only. */
export function keepAtHand() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => null), { once: true })
}
