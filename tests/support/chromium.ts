import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The headless shell comes first: the same engine, for a fifth less work. */
const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const packages = ['chromium-headless-shell', 'chromium']

const findChromium = (): string | undefined => places.find(place => place && existsSync(place))

/** @returns the path of Chromium. */
export function chromiumPath(): string {
  const path = findChromium()
  if (!path)
    throw new Error('These tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium')
  return path
}

/** Installs Chromium with apt where there is none and the machine allows it. */
export function installChromium(): void {
  if (findChromium()) return
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  run('update')
  packages.some(name => run('install', '-y', '--no-install-recommends', name))
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

/**
 * For how many milliseconds an act in a page is waited for: a machine that others use too may need them, and what never
 * comes is told by its own name, before the time of its test is over.
 */
export const patience = 120_000

/** Launches a headless Chromium that connects to nothing but the pages it opens. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments],
  })
}
