import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where Chromium is; installed by apt when the machine lets us, otherwise an error says how. */
export function chromiumPath(): string {
  const found = () => places.find(place => place && existsSync(place))
  if (!found()) install()
  const path = found()
  if (!path)
    throw new Error('These tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium')
  return path
}

function install(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  run('update')
  run('install', '-y', '--no-install-recommends', 'chromium')
}

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Headless Chromium that talks to nobody but the pages it is given. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments],
  })
}
