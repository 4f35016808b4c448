import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Builds the site, unless the present one was built from the same sources. */
export default function setup(): void {
  // Each project calls this set-up; only the first call reads the sources.
  if (process.env.TEST_SITE === 'made') return
  process.env.TEST_SITE = 'made'
  const root = fileURLToPath(new URL('../../', import.meta.url))
  execFileSync(process.execPath, ['web/build/build-site.ts'], { cwd: root, stdio: 'inherit' })
}
