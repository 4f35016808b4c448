import { fullName } from '@ma-cantine/lib/accounts/full-name'
import { ToolsIndex, toolsIndexFile, toolsPath } from '@ma-cantine/lib/developers/tools'
import { NetworkError } from '@ma-cantine/lib/http/api-error'
import { compareVersions } from '@ma-cantine/lib/imports/compare-versions'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { tokenOwner } from '../accounts/token-owner.ts'
import type { Context } from '../app/context.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { compareWithServer } from '../schemas/compare-with-server.ts'
import { serverProblem } from '../transport/server-problem.ts'
import { cleanToken, findToken } from '../transport/sign-in.ts'
import { openFetch } from '../transport/transport.ts'
import { readCertificateEnd } from './certificate-end.ts'
import { bad, type Check, type CheckName, failed, good } from './check.ts'

interface Asked {
  readonly server: string
  readonly token: string | undefined
  readonly timeout: number
}

/** What the server tells. Where nobody answers, that alone is told. */
export async function serverChecks(context: Context, asked: Asked): Promise<readonly Check[]> {
  const { reached, date } = await reachServer(context, asked)
  if (!reached.ok) return [reached]
  const others = [
    checkCertificate(context, asked),
    checkVersion(context, asked),
    checkSchemas(context, asked),
    checkIdentity(context, asked),
  ]
  return [reached, checkClock(context, date), ...(await Promise.all(others)).flat()]
}

const ask = (context: Context, { server, timeout }: Asked, path: string): Promise<Response> => {
  const fetch = openFetch({ server, timeoutSeconds: timeout, locale: context.locale })
  return fetch(new URL(path, server), { signal: AbortSignal.timeout(timeout * 1000) })
}

/** @param date what its clock said, null where it says nothing */
async function reachServer(context: Context, asked: Asked): Promise<{ reached: Check; date: string | null }> {
  const { words } = context
  const { server, timeout } = asked
  const start = performance.now()
  try {
    const response = await ask(context, asked, '/healthz')
    await response.body?.cancel()
    const { problem, exitCode } = ourServerProblem(response.status, server, words)
    const milliseconds = Math.round(performance.now() - start)
    const reached = problem
      ? bad('server', problem, exitCode)
      : good('server', words.doctor.reached(server, milliseconds))
    return { reached, date: response.headers.get('date') }
  } catch (error) {
    return { reached: networkCheck('server', error, server, timeout, context), date: null }
  }
}

function ourServerProblem(status: number, server: string, words: Context['words']) {
  if (status === 200) return { problem: null, exitCode: exitCodes.fine }
  const problem = status >= 500 ? words.server.serverError(server, status) : words.server.unexpectedAnswer(server)
  return { problem, exitCode: exitCodes.network }
}

function networkCheck(check: CheckName, error: unknown, server: string, timeout: number, { words }: Context): Check {
  if (error instanceof Failure) return failed(check, error)
  const cause =
    error instanceof Error && error.name === 'TimeoutError'
      ? Object.assign(new Error('timeout'), { code: 'UND_ERR_BODY_TIMEOUT' })
      : error
  const problem = serverProblem(new NetworkError(cause), server, timeout, words)
  return problem ? bad(check, problem.problem, problem.exitCode) : bad(check, words.doctor.unclear, exitCodes.network)
}

/** Seconds beyond which dates of files and codes of second factors go wrong. */
const mostDrift = 60

function checkClock({ words: { doctor } }: Context, date: string | null): Check {
  const serverTime = Date.parse(date ?? '')
  if (Number.isNaN(serverTime)) return good('clock', doctor.noClock)
  const drift = Math.round((Date.now() - serverTime) / 1000)
  return Math.abs(drift) > mostDrift ? bad('clock', doctor.drift(drift), exitCodes.usage) : good('clock', doctor.clock)
}

const soon = 14 * 86_400_000

async function checkCertificate({ words: { doctor }, locale }: Context, { server, timeout }: Asked): Promise<Check> {
  if (server.startsWith('http:')) return good('certificate', doctor.noCertificate)
  const end = await readCertificateEnd(server, timeout)
  if (end === null) return good('certificate', doctor.trusted)
  const day = formatDay(end.toISOString(), locale)
  return end.getTime() - Date.now() < soon
    ? bad('certificate', doctor.certificateEnds(day), exitCodes.network)
    : good('certificate', doctor.certificate(day))
}

async function checkVersion(context: Context, asked: Asked): Promise<Check> {
  const { doctor } = context.words
  try {
    const response = await ask(context, asked, `${toolsPath}/${toolsIndexFile}`)
    const index = ToolsIndex.safeParse(response.ok ? await response.json() : null)
    const version = index.data?.tools.find(({ kind }) => kind === 'command')?.version
    if (version === undefined || !/^[\w.+-]{1,40}$/.test(version)) return good('server-version', doctor.noVersion)
    const address = `${asked.server}${toolsPath}/ma-cantine-cli.tgz`
    return compareVersions(context.version, version) === 0
      ? good('server-version', doctor.sameVersion(version))
      : bad('server-version', doctor.otherVersion(version, context.version, address), exitCodes.refused)
  } catch {
    return good('server-version', doctor.noVersion)
  }
}

async function checkSchemas(context: Context, { server, timeout }: Asked): Promise<Check> {
  const { doctor } = context.words
  try {
    const { exitCode } = await compareWithServer(context, { kind: undefined, server, timeout })
    return exitCode === exitCodes.fine
      ? good('schemas', doctor.sameSchemas)
      : bad('schemas', doctor.otherSchemas(server), exitCodes.refused)
  } catch (error) {
    if (error instanceof Failure) return failed('schemas', error)
    throw error
  }
}

async function checkIdentity(context: Context, { server, token: option, timeout }: Asked): Promise<Check> {
  const { words } = context
  try {
    const found = await findToken(option, server, context)
    if (!found) return bad('identity', words.accounts.tokenMissing(server), exitCodes.signIn)
    const owner = await tokenOwner(server, cleanToken(found.token, words), timeout, context)
    return good('identity', words.doctor.identity(fullName(owner)))
  } catch (error) {
    if (error instanceof Failure) return failed('identity', error)
    throw error
  }
}
