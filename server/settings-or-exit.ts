import { readSettings, type Settings, SettingsError } from './settings.ts'

/** The settings of this process; when they are wrong, says how and ends with 2. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}
