import type { WritingApi } from '@ma-cantine/lib/writing/writing-api'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../http/caller.ts'
import { type PictureCall, pictureBodyLimit } from '../http/read-picture.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { writeOnce } from '../teams/write-once.ts'
import { answerOf, findText, findTexts } from './find-texts.ts'
import { createPreview } from './text-previews.ts'
import { findVersion, listVersions } from './text-versions.ts'
import { deleteText, insertText, updateText } from './write-text.ts'
import type { TextValues, WrittenKind } from './written-kind.ts'

const withPicture = { bodyLimit: pictureBodyLimit }

/** Declares the routes by which the team writes the texts of one kind. */
export function writingRoutes(app: FastifyInstance, services: Services, api: WritingApi, kind: WrittenKind): void {
  const { database } = services

  route(app, api.list, async ({ query, request }) => {
    const page = await findTexts(database.reader, kind, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  const prepare = (given: TextValues, { user, request, reply }: PictureCall): Promise<TextValues> =>
    kind.prepare?.(services, given, { user, request, reply }) ?? Promise.resolve(given)

  route(
    app,
    api.create,
    call =>
      writeOnce(services, api.create, call, async write => {
        const values = await prepare(call.body, call)
        return write(async transaction => {
          const id = await insertText(transaction, originOf(call.caller), kind, values)
          const row = await findText(transaction, kind, id)
          return { answer: await answerOf(transaction, kind, row), canteenIds: [] }
        })
      }),
    withPicture,
  )

  route(app, api.read, async ({ params }) =>
    answerOf(database.reader, kind, await findText(database.reader, kind, params.textId)),
  )

  route(
    app,
    api.change,
    async call => {
      const edition = { origin: originOf(call.caller), isCurrent: isBasedOn(call.request) }
      const given = await prepare(call.body, call)
      return database.transaction(async transaction => {
        const row = await updateText(transaction, edition, kind, call.params.textId, given)
        return answerOf(transaction, kind, row)
      })
    },
    withPicture,
  )

  route(app, api.remove, async ({ params, caller, request }) => {
    const edition = { origin: originOf(caller), isCurrent: isBasedOn(request) }
    await database.transaction(transaction => deleteText(transaction, edition, kind, params.textId))
    return undefined
  })

  route(app, api.listVersions, async ({ params, query, request }) => {
    const page = await listVersions(database.reader, kind, params.textId, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, api.readVersion, ({ params }) => findVersion(database.reader, kind, params.textId, params.versionId))

  route(app, api.preview, ({ params }) =>
    database.transaction(transaction => createPreview(transaction, kind, params.textId)),
  )
}
