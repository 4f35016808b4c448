import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { CatalogueAction } from '@ma-cantine/lib/waste-actions/catalogue-action'
import { describeAction } from '@ma-cantine/lib/waste-actions/describe-action'
import type { WasteAction } from '@ma-cantine/lib/waste-actions/waste-action'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { absoluteUrl } from '../http/absolute-url.ts'
import { declareLanguage } from '../http/language.ts'
import { parisTime } from '../time/date-time.ts'

/** Writes an action of the catalogue as answers have it. */
export type WriteAction = (action: CatalogueAction) => WasteAction

/** The start of a day in Paris is not that of UTC; noon is in the same day in both. */
const momentOf = (day: string): string => parisTime(`${day}T12:00:00.000Z`)

/** @param addressOf makes the address of a path of this server. */
const actionWriter =
  (locale: Locale, addressOf: (path: string) => string): WriteAction =>
  action => {
    const { title, subtitle, why, firstSteps, effect } = action[locale]
    return {
      id: action.id,
      creationDate: momentOf(action.created),
      modificationDate: momentOf(action.modified),
      title,
      subtitle,
      description: describeAction(action[locale], locale),
      effort: action.effort,
      wasteOrigins: [...action.wasteOrigins],
      leadImage: {
        id: action.id,
        image: addressOf(`/images/waste-actions/${action.picture}.svg`),
        altText: null,
      },
      why,
      firstSteps: [...firstSteps],
      effect,
    }
  }

/** Writes actions in the language of the request, which it declares. */
export const actionWriterOf = (request: FastifyRequest, reply: FastifyReply): WriteAction =>
  actionWriter(declareLanguage(request, reply), path => absoluteUrl(request, path))

/** Writes actions where the request is not known: in French, with addresses relative to the server. */
export const writeInFrench: WriteAction = actionWriter('fr', path => path)
