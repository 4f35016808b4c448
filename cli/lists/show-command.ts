import type { Locale } from '@ma-cantine/lib/messages/locale'
import { runCommand, type Verb } from '../app/run-command.ts'
import { outputsResult } from '../output/outputs-result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions, type ServerVerb } from '../transport/call-server.ts'
import { wordsOf } from '../words/words.ts'
import { refusalOfRecords, type ShownRecords } from './records.ts'

/** Defines `show`: one record, found by its number. */
export function defineShow<Item>(verb: ServerVerb, records: ShownRecords<Item>, locale: Locale): void {
  const { help } = records.words(wordsOf(locale))
  const command = verb('show', help.show).argument(`<${help.numberArgument}>`, help.number)
  if (help.showJson) command.addHelpText('after', `\n${help.showJson}`)

  const show: Verb<ServerOptions> = async (context, [number = ''], options) => {
    const sentences = records.words(context.words)
    if (!records.isNumber(number)) {
      throw new Failure(exitCodes.usage, { code: `bad-${records.one}`, ...sentences.badNumber(number) })
    }
    const { server, answer } = await callServer(context, options, refusalOfRecords(records), client =>
      records.find(client, number),
    )
    if (answer === null) {
      throw new Failure(exitCodes.usage, { code: records.unknownCode, ...sentences.unknown(number) })
    }
    return outputsResult([records.describeDetail(answer, context)], [], {
      server,
      [records.one]: answer,
      ...records.detailJson?.(answer),
    })
  }

  command.action(runCommand(show, locale))
}
