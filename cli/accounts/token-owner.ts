import type { Context } from '../app/context.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'

/** @throws Failure when the server does not know the token, or does not answer. */
export async function tokenOwner(server: string, token: string, timeoutSeconds: number, { words, locale }: Context) {
  const [{ connect }, { getInitialData }, { serverProblem }] = await Promise.all([
    import('../transport/transport.ts'),
    import('@ma-cantine/lib/canteens/initial-data-api'),
    import('../transport/server-problem.ts'),
  ])
  try {
    const { loggedUser } = await connect({ server, token, timeoutSeconds, locale }).call(getInitialData)
    if (loggedUser) return loggedUser
  } catch (error) {
    const failure = serverProblem(error, server, timeoutSeconds, words)
    throw failure ? new Failure(failure.exitCode, failure.problem) : error
  }
  throw new Failure(exitCodes.signIn, { code: 'sign-in-refused', ...words.accounts.tokenRefused(server) })
}
