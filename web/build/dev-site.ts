/** Serves the site from its sources with hot reload, over the API server at `SERVER`, once that server answers. */
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const api = process.env.SERVER ?? 'http://127.0.0.1:8000'

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(`${api}/api/v1/initialData/`)).ok
  } catch {
    return false
  }
}

const vite = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  logLevel: 'warn',
})
await vite.listen()
while (!(await serverAnswers())) await new Promise(resolve => setTimeout(resolve, 200))
console.log(`Site qui suit ses sources : ${vite.resolvedUrls?.local[0]}`)
