import type { CatalogueAction } from '@ma-cantine/lib/waste-actions/catalogue-action'
import { describeAction } from '@ma-cantine/lib/waste-actions/describe-action'
import type { WasteAction } from '@ma-cantine/lib/waste-actions/waste-action'
import type { FastifyRequest } from 'fastify'
import { absoluteUrl } from '../http/absolute-url.ts'
import { localeOf } from '../http/language.ts'
import { parisTime } from '../time/date-time.ts'

/** The start of a day in Paris is not that of UTC; noon is in the same day in both. */
const momentOf = (day: string): string => parisTime(`${day}T12:00:00.000Z`)

/** An action of the catalogue in the language of the request. */
export function actionAnswer(request: FastifyRequest, action: CatalogueAction): WasteAction {
  const locale = localeOf(request)
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
      image: absoluteUrl(request, `/images/waste-actions/${action.picture}.svg`),
      altText: null,
    },
    why,
    firstSteps: [...firstSteps],
    effect,
  }
}
