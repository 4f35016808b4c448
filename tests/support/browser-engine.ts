import { fileURLToPath } from 'node:url'
import type { FileKind, FileReport } from '@ma-cantine/lib'
import { openBrowserPage } from './browser-page.ts'
import { bundle } from './bundle.ts'

export interface BrowserCheck {
  readonly report: FileReport
  /** Duration inside the worker. */
  readonly milliseconds: number
  /** The longest time that the page's own thread was blocked meanwhile. */
  readonly longestBlock: number
}

export interface BrowserEngine {
  check(bytes: Uint8Array, kind?: FileKind): Promise<BrowserCheck>
  close(): Promise<void>
}

const page = `<!doctype html><html lang="fr"><title>ma cantine</title><script type="module" src="/page.js"></script></html>`

/** The page asks its worker for a verdict, and measures how long its own thread is blocked. */
const pageScript = `
const worker = new Worker('/worker.js', { type: 'module' })
let next = 0
window.check = (base64, kind) => new Promise((resolve, reject) => {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  const id = next++
  let last = performance.now(), longestBlock = 0, running = true
  const tick = () => {
    const now = performance.now()
    longestBlock = Math.max(longestBlock, now - last)
    last = now
    if (running) setTimeout(tick)
  }
  worker.addEventListener('error', event => reject(new Error(event.message ?? 'The worker could not be loaded')))
  worker.addEventListener('message', function answer({ data }) {
    if (data.id !== id) return
    running = false
    worker.removeEventListener('message', answer)
    if (data.failure) reject(new Error(data.failure))
    else resolve({ report: data.report, milliseconds: data.milliseconds, longestBlock })
  })
  worker.postMessage({ id, kind, bytes }, [bytes.buffer])
  last = performance.now()
  tick()
})
window.ready = true
`

/** Runs the library, bundled as on the site, in a worker of a page under the site's strict content policy. */
export async function startBrowserEngine(): Promise<BrowserEngine> {
  const files = await bundle({
    root: fileURLToPath(new URL('../../', import.meta.url)),
    build: {
      lib: { entry: 'tests/verdict/check-worker.ts', formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'worker.js' } },
    },
  })
  const { tab, address, close } = await openBrowserPage(files.set('index.html', page).set('page.js', pageScript))
  await tab.goto(address)
  await tab.waitForFunction('window.ready')
  return {
    check: (bytes, kind) =>
      tab.evaluate(
        ([base64, kind]) =>
          (globalThis as unknown as { check(...args: unknown[]): Promise<BrowserCheck> }).check(base64, kind),
        [Buffer.from(bytes).toString('base64'), kind] as const,
      ),
    close,
  }
}
