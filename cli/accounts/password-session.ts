import { signIn, signOut } from '@ma-cantine/lib/accounts/session-api'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'
import { type Client, createClient } from '@ma-cantine/lib/http/client'
import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { serverProblem } from '../transport/server-problem.ts'
import { warnUnlessPrivate } from '../transport/sign-in.ts'
import { openFetch } from '../transport/transport.ts'

interface SessionOptions {
  readonly server: string
  readonly timeout: number
}

/**
 * Calls the server in a session that a password opens and that ends with the work: no token makes, lists or revokes
 * tokens, for a stolen one must not make others.
 * @throws Failure without a terminal to type the password in.
 */
export async function withPassword<Answer>(
  context: Context,
  { server, timeout }: SessionOptions,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const { words, locale } = context
  if (!context.mayAsk) {
    throw new Failure(exitCodes.usage, { code: 'password-needed', ...words.accounts.passwordNeeded(server) })
  }
  warnUnlessPrivate(server, context)
  const { fetch, csrfToken } = cookieFetch(openFetch({ server, timeoutSeconds: timeout, locale }))
  const client = createClient({ baseUrl: server, fetch, locale: () => locale, csrfToken })
  try {
    await openSession(client, context, server)
    try {
      return await work(client)
    } finally {
      // A session that cannot be ended now ends by itself.
      await client.call(signOut).catch(() => {})
    }
  } catch (error) {
    const failure = serverProblem(error, server, timeout, words)
    throw failure ? new Failure(failure.exitCode, failure.problem) : error
  }
}

async function openSession(client: Client, { words, notice }: Context, server: string): Promise<void> {
  const { accounts } = words
  notice(accounts.sessionReason(server))
  const username = await ask({ text: accounts.askUsername }, words)
  const password = await ask({ text: accounts.askPassword, hidden: true }, words)
  try {
    await client.call(signIn, { body: { username, password } })
  } catch (error) {
    if (!(error instanceof BadRequestError)) throw error
    if (error.fields.code === undefined) throw passwordRefused(error)
    const code = await ask({ text: accounts.askCode }, words)
    await client.call(signIn, { body: { username, password, code } }).catch((refusal: unknown) => {
      throw refusal instanceof BadRequestError ? passwordRefused(refusal) : refusal
    })
  }

  function passwordRefused({ fields }: BadRequestError): Failure {
    const sentences = accounts.passwordRefused(Object.values(fields).flat().join(' '))
    return new Failure(exitCodes.signIn, { code: 'sign-in-refused', ...sentences })
  }
}

/** Keeps the cookies of a session in memory, for as long as the command runs. */
function cookieFetch(fetch: typeof globalThis.fetch) {
  const cookies = new Map<string, string>()
  const withCookies: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(pair => pair.join('=')).join('; '))
    const response = await fetch(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    fetch: withCookies,
    csrfToken: () => {
      const value = cookies.get('csrftoken')
      return value && decodeURIComponent(value)
    },
  }
}
