/** Ends the command at once, with one sentence, where Firefox is missing: the site need not be built to say so. */
import { findFirefox, howToInstall } from './firefox.ts'

if (!findFirefox()) {
  console.error(howToInstall)
  process.exitCode = 1
}
