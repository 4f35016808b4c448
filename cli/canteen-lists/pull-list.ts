import { signedText, writeSignedCanteens } from '@ma-cantine/lib/canteens/signed-canteens'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exists } from '../files/draft-file.ts'
import { writeWhole } from '../files/write-whole.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { fingerprintOf, isSignatureOf } from '../signatures/public-key.ts'
import { callServer } from '../transport/call-server.ts'
import { readKnownKeys, rememberKey } from './known-keys.ts'
import { parseList } from './read-list.ts'
import type { PullOptions } from './refs.ts'

/** Writes the list of one's canteens, and remembers the key of its server. */
export async function pullList(options: PullOptions, context: Context): Promise<Result> {
  const { words, locale } = context
  const { output, force, key } = options
  if (!force && (await exists(output))) {
    throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.files.fileExists(output) })
  }
  const { server, answer: list } = await callServer(
    context,
    options,
    () => null,
    async client => {
      const { getSignedCanteens } = await import('@ma-cantine/lib/canteens/signed-canteens-api')
      return client.call(getSignedCanteens, {})
    },
  )
  const { canteenLists: sentences } = words
  const content = writeSignedCanteens(list)
  if (!parseList(content) || !isSignatureOf(signedText(list), list)) {
    throw new Failure(exitCodes.network, { code: 'unsigned-list', ...sentences.unsigned(server) })
  }
  const fingerprint = fingerprintOf(list.publicKey)
  const { [server]: known } = await readKnownKeys(process.env, words)
  const expected = key?.trim() ?? known ?? fingerprint
  if (fingerprint !== expected) {
    throw new Failure(exitCodes.refused, {
      code: 'changed-key',
      ...sentences.changedKey(server, expected, fingerprint),
    })
  }
  await awaitWrite(output, words, writeWhole(output, content, force === true))
  if (known !== fingerprint) await rememberKey(server, fingerprint, words)
  const { canteens, issueDate, expiryDate } = list
  const withoutSiret = canteens.filter(({ siret }) => siret === null).length
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, server, file: output, count: canteens.length, withoutSiret, issueDate, expiryDate, fingerprint },
    text: [
      sentences.pulled(makePrintable(output), canteens.length, formatDay(expiryDate, locale)),
      sentences.signedBy(fingerprint),
      sentences.howToUse(makePrintable(output), fingerprint),
    ].join('\n'),
  }
}
