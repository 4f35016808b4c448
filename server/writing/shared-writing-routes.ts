import { textPicturesPath } from '@ma-cantine/lib/markdown/text-pictures'
import { addTextPicture } from '@ma-cantine/lib/writing/text-pictures-api'
import { getTextPreview } from '@ma-cantine/lib/writing/text-preview-api'
import { countWrittenTexts } from '@ma-cantine/lib/writing/writing-counts-api'
import { writingMessages } from '@ma-cantine/lib/writing/writing-messages'
import type { FastifyInstance } from 'fastify'
import { imageRoute } from '../http/image.ts'
import { pictureBodyLimit, readPicture } from '../http/read-picture.ts'
import { orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { countStates } from './find-texts.ts'
import { findTextPicture, storeTextPicture } from './text-pictures.ts'
import { findPreview } from './text-previews.ts'
import type { WrittenKind } from './written-kind.ts'

/** What texts of all kinds share: their pictures, their counts, and the links that show them before their publication. */
export function sharedWritingRoutes(app: FastifyInstance, services: Services, kinds: readonly WrittenKind[]): void {
  const { database } = services

  route(
    app,
    addTextPicture,
    async ({ body, user, request, reply }) => {
      const image = await readPicture(services, body.image, { user, request, reply })
      return { address: await storeTextPicture(database, image) }
    },
    { bodyLimit: pictureBodyLimit },
  )

  route(app, getTextPreview, async ({ params }) =>
    orNotFound(await findPreview(database.reader, kinds, params.code), writingMessages('unknown-preview')),
  )

  route(app, countWrittenTexts, async ({ replicated }) =>
    replicated(async reader => {
      const counts = await Promise.all(kinds.map(async kind => [kind.name, await countStates(reader, kind)]))
      return Object.fromEntries(counts)
    }),
  )

  imageRoute(app, `${textPicturesPath}:key`, name => findTextPicture(database.reader, name))
}
