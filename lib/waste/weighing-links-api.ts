import { z } from 'zod'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { withMessage } from '../messages/issue-message.ts'
import { SentWeighings, WeighingResult } from './sent-weighings.ts'
import { wasteMessages } from './waste-messages.ts'
import { Weighing } from './weighing.ts'

/** A link by which a kitchen weighs without an account. Its code is told once, when it is made. */
export const WeighingLink = z.object({
  id: z.int(),
  periodStartDate: z.iso.date(),
  periodEndDate: z.iso.date(),
  creationDate: z.iso.datetime({ offset: true }),
  /** Null unless a manager ended it. */
  endDate: z.iso.datetime({ offset: true }).nullable(),
  /** Whether it takes weighings: it was not ended, and its period ended the day before at the latest. */
  isOpen: z.boolean(),
  /** Null for an account that no longer exists. */
  authorName: z.string().nullable(),
  weighingCount: z.int(),
})
export type WeighingLink = z.output<typeof WeighingLink>

const day = () =>
  z
    .string()
    .trim()
    .pipe(z.iso.date(withMessage(wasteMessages('wrong-day'))))

export const NewWeighingLink = z.object({ periodStartDate: day(), periodEndDate: day() })
export type NewWeighingLink = z.output<typeof NewWeighingLink>

export const listWeighingLinks = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/weighingLinks/',
  summary: 'Liste les liens de pesée d’une cantine que l’on gère, du dernier au premier',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  answer: z.array(WeighingLink),
})

export const createWeighingLink = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/weighingLinks/',
  summary: 'Ouvre un lien de pesée pour une période, et donne son code, une seule fois',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams,
  body: NewWeighingLink,
  answer: z.object({ link: WeighingLink, code: z.string() }),
  created: true,
})

export const endWeighingLink = endpoint({
  method: 'DELETE',
  path: '/api/v1/canteens/:canteenId/weighingLinks/:linkId',
  summary: 'Arrête un lien de pesée : son code n’ouvre plus rien, ses pesées restent',
  access: 'manager',
  scope: 'canteen:write',
  params: CanteenParams.extend({ linkId: PathId }),
})

/** In any case, with spaces or dashes. */
const Code = z.string().max(60)

/** What a code opens: the weighings entered through its link, and nothing else. */
export const Kitchen = z.object({
  canteenId: z.int(),
  canteenName: z.string(),
  periodStartDate: z.iso.date(),
  periodEndDate: z.iso.date(),
  /** Those of the day, in the order in which they were entered. */
  weighings: z.array(Weighing),
})
export type Kitchen = z.output<typeof Kitchen>

export const openKitchen = endpoint({
  method: 'POST',
  path: '/api/v1/kitchen/open/',
  summary: 'Donne ce qu’ouvre un code de pesée : l’établissement, la période et les pesées d’un jour',
  access: 'public',
  limit: 'kitchenCode',
  body: z.object({ code: Code, day: day() }),
  refers: true,
  answer: Kitchen,
})

export const sendKitchenWeighings = endpoint({
  method: 'POST',
  path: '/api/v1/kitchen/weighings/',
  summary: 'Enregistre, corrige ou supprime des pesées par un code, chacune une seule fois',
  access: 'public',
  limit: 'kitchenCode',
  body: z.object({ code: Code, weighings: SentWeighings }),
  refers: true,
  answer: z.object({ results: z.array(WeighingResult) }),
})
