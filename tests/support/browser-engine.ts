import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FileKind, FileReport } from '@ma-cantine/lib'
import { build, type Rolldown } from 'vite'
import { launchChromium } from './chromium.ts'

export interface BrowserCheck {
  readonly report: FileReport
  /** Inside the worker. */
  readonly milliseconds: number
  /** The longest time the page itself was held up meanwhile. */
  readonly longestBlock: number
}

export interface BrowserEngine {
  check(bytes: Uint8Array, kind?: FileKind): Promise<BrowserCheck>
  close(): Promise<void>
}

const page = `<!doctype html><html lang="fr"><title>ma cantine</title><script type="module" src="/page.js"></script></html>`

/** The page asks its worker for a verdict, and watches how long its own thread is held up. */
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

/** The library bundled as the site has it, running in a worker of a page under the site's strict content policy. */
export async function startBrowserEngine(): Promise<BrowserEngine> {
  const scripts = await bundle('tests/verdict/check-worker.ts')
  scripts.set('page.js', pageScript)
  const server = createServer((request, response) => {
    const script = scripts.get((request.url ?? '').slice(1))
    response.writeHead(200, {
      'content-type': `text/${script === undefined ? 'html' : 'javascript'}; charset=utf-8`,
      'content-security-policy': "default-src 'self'",
    })
    response.end(script ?? page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const browser = await launchChromium()
  const tab = await browser.newPage()
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await tab.waitForFunction('window.ready')
  return {
    check: (bytes, kind) =>
      tab.evaluate(
        ([base64, kind]) =>
          (globalThis as unknown as { check(...args: unknown[]): Promise<BrowserCheck> }).check(base64, kind),
        [Buffer.from(bytes).toString('base64'), kind] as const,
      ),
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/** The scripts of the worker, by file name; what is loaded on demand has files of its own. */
async function bundle(entry: string): Promise<Map<string, string>> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'worker.js' } },
    },
  })) as Rolldown.RolldownOutput[]
  const outputs = result[0]?.output ?? []
  return new Map(outputs.flatMap(output => (output.type === 'chunk' ? [[output.fileName, output.code]] : [])))
}
