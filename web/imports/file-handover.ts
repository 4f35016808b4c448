import type { ImportOutcome } from '@ma-cantine/lib/imports/import-outcome'
import { deviceCaches, handoverCache } from '../app/device/caches.ts'

/** A file on its way to another import. */
interface FileHandover {
  readonly outcome: ImportOutcome
  readonly file: File
}

let waiting: FileHandover | null = null

/** The other import may be another page load: a cache then holds the file at this address, until that page takes it. */
const address = '/fichier-a-importer'
/** Milliseconds after which a page that was never opened has lost its file. */
const longestWay = 60_000

const headers = { outcome: 'x-import', name: 'x-nom', time: 'x-heure' } as const

/** Carries a file to another import, which takes it when it opens. */
export async function handOverFile(outcome: ImportOutcome, file: File, isOtherPage: boolean): Promise<void> {
  if (!isOtherPage) {
    waiting = { outcome, file }
    return
  }
  // Without the cache, in some private windows, the file is chosen again.
  try {
    const cache = await deviceCaches()?.open(handoverCache)
    const response = new Response(file, {
      headers: {
        [headers.outcome]: outcome,
        [headers.name]: encodeURIComponent(file.name),
        [headers.time]: String(Date.now()),
      },
    })
    await cache?.put(address, response)
  } catch {}
}

/** Takes the file that was carried to this import, once. */
export async function takeFile(outcome: ImportOutcome): Promise<File | null> {
  const arrived = waiting
  waiting = null
  if (arrived) return arrived.outcome === outcome ? arrived.file : null
  try {
    const storage = deviceCaches()
    if (!(await storage?.has(handoverCache))) return null
    const response = await (await storage?.open(handoverCache))?.match(address)
    await storage?.delete(handoverCache)
    const isFor = response?.headers.get(headers.outcome) === outcome
    const age = Date.now() - Number(response?.headers.get(headers.time))
    if (!response || !isFor || age > longestWay) return null
    return new File([await response.blob()], decodeURIComponent(response.headers.get(headers.name) ?? ''))
  } catch {
    return null
  }
}
