import type { Locale } from '@ma-cantine/lib/messages/locale'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { runCommand, type Verb } from '../app/run-command.ts'
import { canteenIds, canteenNumbers } from '../canteens/canteen-filter.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { callServer, type ServerOptions, type ServerVerb } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'

interface SharingOptions extends ServerOptions {
  readonly apart?: readonly string[]
  readonly together?: readonly string[]
}

/** Defines `sharing`: tells which canteens are kept apart, and changes it. */
export function defineSharing(verb: ServerVerb, locale: Locale): void {
  const words = wordsOf(locale)
  const { help } = words.purchases.remembered
  const number = words.canteens.help.numberArgument
  verb('sharing', help.sharing)
    .option(`--apart <${number}>`, help.apart, canteenNumbers(words))
    .option(`--together <${number}>`, help.together, canteenNumbers(words))
    .addHelpText('after', `\n${help.sharingJson}`)
    .action(runCommand(sharing, locale))
}

const sharing: Verb<SharingOptions> = async (context, _args, options) => {
  const { apart = [], together = [] } = options
  const { server, answer } = await callServer(
    context,
    options,
    () => null,
    async client => {
      const { changeLabelSharing, getLabelSharing } = await import('@ma-cantine/lib/purchases/label-sharing-api')
      if (apart.length + together.length === 0) return client.call(getLabelSharing)
      const body = {
        apart: await canteenIds(client, apart, context),
        together: await canteenIds(client, together, context),
      }
      return client.call(changeLabelSharing, { body })
    },
  )
  const words = context.words.purchases.remembered
  const lines = answer.apart.map(({ id, name }) => words.canteenApart(makePrintable(name), id))
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, server, ...answer },
    text: [lines.length === 0 ? words.allShare : words.apartTitle, ...lines].join('\n'),
  }
}
