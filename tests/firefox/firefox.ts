import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, firefox } from 'playwright-core'

const names = ['firefox-esr', 'firefox']

export const howToInstall =
  'These journeys need Firefox: on Debian, install it with “sudo apt-get install firefox-esr”, or say where it is with FIREFOX=/path/to/firefox.'

/** The path of Firefox: `FIREFOX=/path`, else the first found on the PATH. */
export function findFirefox(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = [process.env.FIREFOX, ...names.flatMap(name => folders.map(folder => join(folder, name)))]
  return places.find(place => place && existsSync(place))
}

/** What Playwright keeps behind its interface, as far as it is used here. */
interface Session {
  send(method: string, parameters?: unknown): Promise<unknown>
}
interface WithConnection {
  readonly _connection: { toImpl(browser: Browser): { readonly _browserSession: Session } }
}

/** Launches the headless Firefox of the machine, driven over WebDriver BiDi, which puts what it downloads in a folder. */
export async function launchFirefox(downloadsPath: string): Promise<Browser> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error(howToInstall)
  const browser = await firefox.launch({
    // Without this channel, Playwright drives only a Firefox that it patched itself.
    channel: 'moz-firefox',
    executablePath,
    downloadsPath,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'layout.css.prefers-color-scheme.content-override': 1 },
  })
  ignoreMediaFeatures(browser)
  return browser
}

/**
 * Playwright gives each window its media features by a command that Firefox ESR 153 does not know yet, and takes its
 * refusal for a failure. The preferences above say the same. To be taken away once ESR knows
 * `emulation.setMediaFeaturesOverride`.
 */
function ignoreMediaFeatures(browser: Browser): void {
  const session = (browser as unknown as WithConnection)._connection.toImpl(browser)._browserSession
  const sessions = Object.getPrototypeOf(session) as Session
  const { send } = sessions
  sessions.send = function (this: Session, method, parameters) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, method, parameters)
  }
}
