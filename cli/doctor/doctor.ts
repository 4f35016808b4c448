import type { Locale } from '@ma-cantine/lib/messages/locale'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Command } from 'commander'
import type { Context } from '../app/context.ts'
import { seconds } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { marks } from '../output/file-output.ts'
import { worstExitCode } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { ServerOptions } from '../transport/call-server.ts'
import { type ChosenServer, locateServer } from '../transport/choose-server.ts'
import { wordsOf } from '../words/words.ts'
import { type Check, failed } from './check.ts'

export function defineDoctor(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  program
    .command('doctor')
    .description(words.doctor.help.doctor)
    .option(`--server <${words.help.serverArgument}>`, words.help.server)
    .option(`--token <${words.help.tokenArgument}>`, words.help.token)
    .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), 10)
    .action(runCommand(doctor, locale))
}

const doctor: Verb<ServerOptions> = async (context, _args, { server: option, token, timeout }) => {
  const [{ machineChecks }, { serverChecks }] = await Promise.all([
    import('./machine-checks.ts'),
    import('./server-checks.ts'),
  ])
  const chosen = await locate(option, context)
  const server = chosen instanceof Failure ? null : chosen.server
  const ofMachine = await Promise.all(machineChecks(server, context))
  const hasProxy = ofMachine.every(({ check, ok }) => check !== 'proxy' || ok)
  const checks: readonly Check[] = [
    ...ofMachine,
    ...(chosen instanceof Failure ? [failed('server', chosen)] : []),
    ...(server !== null && hasProxy ? await serverChecks(context, { server, token, timeout }) : []),
  ]
  return {
    exitCode: worstExitCode(checks.map(({ exitCode }) => exitCode)),
    json: {
      ok: checks.every(({ ok }) => ok),
      server,
      profile: chosen instanceof Failure ? null : chosen.profile,
      checks: checks.map(({ check, ok, message, advice }) => ({ check, ok, message, advice })),
    },
    text: checks.flatMap(linesOf).join('\n'),
    view: async () => (await import('./views/checks.tsx')).checksView(checks),
  }
}

/** Settings that lead nowhere are one more thing to tell. */
async function locate(option: string | undefined, context: Context): Promise<ChosenServer | Failure> {
  try {
    return await locateServer(option, context)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

const linesOf = ({ ok, message, advice }: Check): string[] => [
  `${ok ? marks.good : marks.bad} ${makePrintable(message)}`,
  ...(advice === null ? [] : [`  → ${makePrintable(advice)}`]),
]
