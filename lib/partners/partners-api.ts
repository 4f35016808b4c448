import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { paging, search } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf, anyText } from '../lists/query-values.ts'
import { gratuityOptions } from './gratuity-options.ts'
import { FullPartner, Partner } from './partner.ts'
import { departmentCodes, partnerSectors } from './partner-fields.ts'
import { NewPartner } from './partner-input.ts'
import { partnerNeeds } from './partner-needs.ts'

/**
 * All filters must match; every word of `search` must be in the name. `type` holds names of types. An actor of the whole
 * country is found by a department only if it names that department.
 */
export const PartnerSelection = z.object({
  ...paging(pageSizes.partners),
  search: search(),
  type: anyText(),
  category: anyOf(partnerNeeds),
  department: anyOf(departmentCodes),
  sectorCategories: anyOf(partnerSectors),
  gratuityOption: anyOf(gratuityOptions),
})
export type PartnerSelection = z.output<typeof PartnerSelection>

/**
 * In an order that is the same for everybody and changes every day, so that nobody is always first. `types`, `departments`
 * and `sectorCategories` are those of all the actors that are shown. Like the public service, without `next` and `previous`.
 */
export const listPartners = endpoint({
  method: 'GET',
  path: '/api/v1/partners/',
  summary: 'Liste les acteurs qui aident les cantines',
  access: 'public',
  query: PartnerSelection,
  answer: z.object({
    count: z.int(),
    results: z.array(Partner),
    types: z.array(z.string()),
    departments: z.array(z.string()),
    sectorCategories: z.array(z.enum(partnerSectors)),
  }),
})

export const getPartner = endpoint({
  method: 'GET',
  path: '/api/v1/partners/:partnerId',
  summary: 'Donne la page d’un acteur qui aide les cantines',
  access: 'public',
  params: z.object({ partnerId: PathId }),
  answer: FullPartner,
})

/** What was proposed, without its contact and its picture: it has no number before our team has read it. */
const ProposedPartner = NewPartner.pick({ name: true, shortDescription: true })

/** Our team reads a proposal before anybody sees it, and is told of it by e-mail. */
export const proposePartner = endpoint({
  method: 'POST',
  path: '/api/v1/partners/',
  summary: 'Propose un acteur qui aide les cantines',
  access: 'public',
  limit: 'inquiry',
  idempotent: true,
  body: NewPartner,
  answer: ProposedPartner,
  created: true,
})
