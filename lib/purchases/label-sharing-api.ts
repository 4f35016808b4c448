import { z } from 'zod'
import { CanteenPreview } from '../accounts/canteen-preview.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'

/** The canteens that propose from their own purchases alone, and give nothing to the others. All others share. */
export const LabelSharing = z.object({ apart: z.array(CanteenPreview) })
export type LabelSharing = z.output<typeof LabelSharing>

/** More canteens than anybody manages. */
const mostCanteens = 10_000

/** Canteens that leave the shared memory, or join it; the others stay as they are. */
export const LabelSharingChange = z.object({
  apart: z.array(Id).max(mostCanteens).default([]),
  together: z.array(Id).max(mostCanteens).default([]),
})
export type LabelSharingChange = z.output<typeof LabelSharingChange>

export const getLabelSharing = endpoint({
  method: 'GET',
  path: '/api/v1/labelSharing/',
  summary: 'Donne celles de ses cantines qui ne partagent pas ce qui est retenu des achats',
  access: 'user',
  scope: 'purchase:read',
  answer: LabelSharing,
})

/** Of the person alone: what their colleagues are proposed does not change. */
export const changeLabelSharing = endpoint({
  method: 'PATCH',
  path: '/api/v1/labelSharing/',
  summary: 'Choisit lesquelles de ses cantines apprennent les unes des autres ce qui est retenu des achats',
  access: 'user',
  scope: 'purchase:write',
  body: LabelSharingChange,
  refers: true,
  answer: LabelSharing,
})
