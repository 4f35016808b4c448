/** The caches of the browser; null in some private windows. */
export const deviceCaches = (): CacheStorage | null => globalThis.caches ?? null

/** What the page of weighings needs to open without network, and what it knew of the session (`waste/scale`). */
export const offlineCachePrefix = 'pesees-'
/** A file on its way to the page of another import (`imports/file-handover.ts`). */
export const handoverCache = 'fichier-a-importer'

export async function deleteAccountCaches(): Promise<void> {
  const caches = deviceCaches()
  for (const name of (await caches?.keys()) ?? [])
    if (name.startsWith(offlineCachePrefix) || name === handoverCache) await caches?.delete(name)
}
