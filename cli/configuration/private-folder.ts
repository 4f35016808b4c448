import { homedir } from 'node:os'
import { join } from 'node:path'

/** The folder of what the command remembers: settings, and tokens where no keyring holds them. */
export const privateFolder = (env: NodeJS.ProcessEnv): string =>
  join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'ma-cantine')
