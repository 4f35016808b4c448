import type { Context } from '../app/context.ts'
import { leaveOnInterrupt } from '../app/interrupt.ts'
import { Failure } from '../problems/failure.ts'
import { formPoster } from '../transport/post-form.ts'
import { serverProblem } from '../transport/server-problem.ts'
import { openFetch } from '../transport/transport.ts'
import { awaitToken } from './await-token.ts'
import { type DeviceCode, requestDeviceCode } from './device-code.ts'
import { hasBrowser, openBrowser } from './open-browser.ts'

interface DeviceSignIn {
  readonly server: string
  readonly timeoutSeconds: number
  readonly mayOpenBrowser: boolean
}

/** Signs a terminal in on the page of the site, from this machine or from any other. @returns the token. */
export async function signInByDevice(
  context: Context,
  { server, timeoutSeconds, mayOpenBrowser }: DeviceSignIn,
): Promise<string> {
  const { words, locale } = context
  try {
    const post = formPoster(openFetch({ server, timeoutSeconds, locale }), server, timeoutSeconds)
    const code = await requestDeviceCode(post, server, words)
    const opens = mayOpenBrowser && code.pageWithCode !== null && hasBrowser(process.env, process.stdout)
    context.notice(instructions(context, code, server, opens))
    if (opens && code.pageWithCode) openBrowser(code.pageWithCode)
    leaveOnInterrupt(words.accounts.signInInterrupted)
    return await awaitToken(post, code, server, words)
  } catch (error) {
    const failure = serverProblem(error, server, timeoutSeconds, words)
    throw failure ? new Failure(failure.exitCode, failure.problem) : error
  } finally {
    leaveOnInterrupt(null)
  }
}

function instructions({ words }: Context, { page, userCode, lifetime }: DeviceCode, server: string, opens: boolean) {
  const { deviceSteps } = words.accounts
  const minutes = Math.max(1, Math.round(lifetime / 60))
  return [
    deviceSteps.open(server),
    '',
    `  ${page}`,
    '',
    opens ? deviceSteps.compare : deviceSteps.type,
    '',
    `  ${userCode}`,
    '',
    deviceSteps.waiting(minutes),
  ].join('\n')
}
