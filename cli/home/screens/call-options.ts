import { defaultTimeout } from '../../transport/call-server.ts'

/** The home takes no option of a call: variables, settings and the sign-in say which server and whose token. */
export const callOptions = { timeout: defaultTimeout } as const

/** What fits a list that one looks through; the commands and the site give the rest. */
export const longestList = 1000
