import {
  getImport,
  importCanteens,
  importPurchases,
  importsPerPage,
  listImports,
  undoImport,
} from '@ma-cantine/lib/imports/imports-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { importCanteenFile } from '../canteens/import-canteens.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { importPurchaseFile } from '../purchases/import-purchases.ts'
import type { Services } from '../services.ts'
import { preferredLocale } from './answer.ts'
import { asDetail, findOwnImport, listOwnImports } from './journal.ts'
import { undoOwnImport } from './undo-import.ts'

const noSuchImport = 'Cet import n’existe pas, ou n’est pas le vôtre.'

export function importsRoutes(app: FastifyInstance, services: Services): void {
  const { reader } = services.database

  route(app, importPurchases, call => importPurchaseFile(services, call))
  route(app, importCanteens, call => importCanteenFile(services, call))

  route(app, listImports, async ({ user, query, request }) => {
    const page = { ...query, limit: Math.min(query.limit, importsPerPage.most) }
    const { count, records } = await listOwnImports(reader, user.id, page)
    return { count, ...pageLinks(request, page, count), results: records }
  })

  route(app, getImport, async ({ user, params, request }) => {
    const row = await findOwnImport(reader, user.id, params.importId)
    if (!row) throw new Refusal(404, noSuchImport)
    return asDetail(row, localeOf(request))
  })

  route(app, undoImport, async ({ params, request }) => {
    if (!request.caller) throw new Error('Undoing has a caller')
    return asDetail(await undoOwnImport(services, request.caller, params.importId), localeOf(request))
  })
}

const localeOf = (request: FastifyRequest) => preferredLocale(request.headers['accept-language'])

/** The addresses of the pages before and after this one. */
function pageLinks(
  request: FastifyRequest,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  count: number,
) {
  const link = (start: number) =>
    `${request.protocol}://${request.host}${listImports.path}?limit=${limit}&offset=${start}`
  return {
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
  }
}
