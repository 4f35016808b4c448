import { z } from 'zod'
import { HistoryEntry } from '../entities/history-entry.ts'
import { endpoint } from '../http/endpoint.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { CanteenParams } from './canteens-api.ts'

export const listCanteenHistory = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/history/',
  summary: 'Liste les modifications d’une cantine que l’on gère, de la dernière à la première',
  access: 'manager',
  scope: 'canteen:read',
  params: CanteenParams,
  query: z.object(paging(pageSizes.canteenHistory)),
  answer: pageOf(HistoryEntry, {}),
})
