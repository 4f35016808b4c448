/** Erases what the page of weighings keeps of the session for when there is no network; the weighings stay. */
export async function clearSessionCache(): Promise<void> {
  // No cache in some private windows.
  const names = await globalThis.caches?.keys().catch(() => [])
  for (const name of names ?? []) if (name.startsWith('pesees-')) await caches.delete(name)
}
