import type { Locale } from '@ma-cantine/lib/messages/locale'
import { describeAction } from '@ma-cantine/lib/waste-actions/describe-action'
import type { WasteAction } from '@ma-cantine/lib/waste-actions/waste-action'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { absoluteUrl } from '../http/absolute-url.ts'
import { declareLanguage } from '../http/language.ts'
import { parisTime } from '../time/date-time.ts'
import { textsOf } from './action-texts.ts'
import { type WasteActionRow, wasteActionRows } from './waste-action-rows.ts'

/** Writes an action as answers have it. */
export type WriteAction = (row: WasteActionRow) => WasteAction

/** @param addressOf makes the address of a path of this server. */
const actionWriter =
  (locale: Locale, addressOf: (path: string) => string): WriteAction =>
  row => {
    const action = wasteActionRows.valuesOf(row)
    const { title, subtitle, why, firstSteps, effect, pictureText } = textsOf(action, locale)
    return {
      id: action.id,
      creationDate: parisTime(action.creationDate),
      modificationDate: parisTime(action.modificationDate),
      title,
      subtitle,
      description: describeAction({ why, firstSteps, effect }, locale),
      effort: action.effort,
      wasteOrigins: action.wasteOrigins,
      leadImage:
        action.picture === null
          ? null
          : { id: action.id, image: addressOf(action.picture), altText: pictureText || null },
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
