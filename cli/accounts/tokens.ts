import { scopeLabels } from '@ma-cantine/lib/accounts/scope-labels'
import type { AccessToken } from '@ma-cantine/lib/accounts/tokens-api'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Scope } from '@ma-cantine/lib/http/scope'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { type Command, InvalidArgumentError } from 'commander'
import type { Context } from '../app/context.ts'
import { seconds, wholeNumber } from '../app/options.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { type FieldOptions, fieldOptions, showsRows } from '../lists/field-options.ts'
import { rowsResult } from '../lists/rows-result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { chooseServer } from '../transport/choose-server.ts'
import type { Words } from '../words/fr.ts'
import { wordsOf } from '../words/words.ts'

/** All rights, from the labels: the list itself loads zod, which help does without. */
const scopes = Object.keys(scopeLabels.fr) as readonly Scope[]

interface TokensOptions {
  readonly server?: string
  readonly timeout: number
}

interface CreateOptions extends TokensOptions {
  readonly scope?: readonly Scope[]
  readonly days: number
}

export function defineTokens(program: Command, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.accounts
  const command = program.command('tokens').description(help.tokens).helpCommand(false)
  const verb = (name: string, description: string, isDefault = false) =>
    command
      .command(name, { isDefault })
      .description(description)
      .option(`--server <${words.help.serverArgument}>`, words.help.server)
      .option(`--timeout <${words.help.timeoutArgument}>`, words.help.timeout, seconds(words), 30)
  fieldOptions(verb('list', help.tokensList, true), words).action(runCommand(list, locale))
  verb('create', help.tokensCreate)
    .argument(`<${help.nameArgument}>`, help.tokenName)
    .option(`--scope <${help.scopeArgument}>`, help.scope(scopes.join(', ')), readScopes(words))
    .option(`--days <${words.help.countArgument}>`, help.days, wholeNumber(words), 365)
    .action(runCommand(create, locale))
  verb('revoke', help.tokensRevoke)
    .argument(`<${help.idArgument}>`, help.id, wholeNumber(words))
    .action(runCommand(revoke, locale))
}

/** Reads rights separated by commas. Repeating the option adds to them. */
const readScopes =
  (words: Words) =>
  (text: string, before: readonly Scope[] = []): readonly Scope[] => {
    const named = text.split(',').map(each => {
      const scope = scopes.find(known => known === each.trim())
      if (!scope) throw new InvalidArgumentError(words.usage.oneOf(scopes))
      return scope
    })
    return [...before, ...named]
  }

const list: Verb<TokensOptions & FieldOptions> = async (context, _args, options) => {
  const { words, locale } = context
  const { listTokens } = await import('@ma-cantine/lib/accounts/tokens-api')
  const { server, answer } = await call(context, options, client => client.call(listTokens))
  const json = { ok: true, server, tokens: answer }
  if (showsRows(options, words)) return rowsResult(json, 'tokens', [], options, context)
  return {
    exitCode: exitCodes.fine,
    json,
    text:
      answer.length === 0 ? words.accounts.noTokens : answer.map(token => describe(token, words, locale)).join('\n'),
  }
}

/** The standard output has the token alone, for a script to take. */
const create: Verb<CreateOptions> = async (context, [name = ''], options) => {
  const { words, locale, notice } = context
  if (!options.scope)
    throw new Failure(exitCodes.usage, { code: 'scope-missing', ...words.accounts.scopeMissing(scopes) })
  const { createToken } = await import('@ma-cantine/lib/accounts/tokens-api')
  const body = { name, scopes: [...options.scope], validityDays: options.days }
  const { server, answer } = await call(context, options, client => client.call(createToken, { body }))
  const { token, ...details } = answer
  notice(`${describe(details, words, locale)}\n${words.accounts.tokenShownOnce}`)
  return { exitCode: exitCodes.fine, json: { ok: true, server, token, details }, text: token }
}

const revoke: Verb<TokensOptions> = async (context, [id = ''], options) => {
  const { words } = context
  const { revokeToken } = await import('@ma-cantine/lib/accounts/tokens-api')
  const { server } = await call(context, options, client =>
    client.call(revokeToken, { params: { tokenId: Number(id) } }).catch((error: unknown) => {
      if (!(error instanceof RefusedError) || error.status !== 404) throw error
      throw new Failure(exitCodes.refused, { code: 'unknown-token', ...words.accounts.unknownToken(id) })
    }),
  )
  return { exitCode: exitCodes.fine, json: { ok: true, server, id: Number(id) }, text: words.accounts.tokenRevoked(id) }
}

type Work<Answer> = Parameters<typeof import('./password-session.ts').withPassword<Answer>>[2]

async function call<Answer>(context: Context, { server: option, timeout }: TokensOptions, work: Work<Answer>) {
  const server = await chooseServer(option, context)
  const { withPassword } = await import('./password-session.ts')
  return { server, answer: await withPassword(context, { server, timeout }, work) }
}

function describe({ id, name, scopes, expiryDate, lastUseDate }: AccessToken, { accounts }: Words, locale: Locale) {
  const lastUse = lastUseDate === null ? accounts.neverUsed : accounts.lastUse(formatDay(lastUseDate, locale))
  return [
    makePrintable(`${id}  ${name}`),
    `    ${scopes.join(', ')}`,
    `    ${accounts.validUntil(formatDay(expiryDate, locale))} · ${lastUse}`,
  ].join('\n')
}
