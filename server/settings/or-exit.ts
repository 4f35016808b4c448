import { SettingsError } from './settings-error.ts'

/** Runs work that depends on the settings; exits with 2 and a message when they are wrong. */
export async function orExit<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}
