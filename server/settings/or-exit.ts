import { SettingsError } from './settings-error.ts'

/** Does what depends on the settings; when they are wrong, says how and ends with 2. */
export async function orExit<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}
