import { inspectAmounts } from '@ma-cantine/lib/inspection/inspect-amounts'
import { missingOf } from '@ma-cantine/lib/inspection/inspected-purchase'
import {
  downloadInspectionArchive,
  downloadInspectionDocument,
  getInspection,
  type PurchaseToProve,
} from '@ma-cantine/lib/inspection/inspection-api'
import type { FastifyInstance } from 'fastify'
import { Download } from '../http/download.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { declaredReport, inspectedReport } from './inspected-report.ts'
import { findToProve, groupPurchases, type ToProveRow } from './purchases-of-year.ts'
import { inspectionArchive, inspectionDocument } from './write-archive.ts'

const fileName = (year: number, canteenId: number): string => `dossier-de-controle-${year}-cantine-${canteenId}`

export function inspectionRoutes(app: FastifyInstance, { database: { reader } }: Services): void {
  route(app, getInspection, async ({ params, query, request }) => {
    const { canteenName, declaration, amounts } = await inspectedReport(reader, params)
    const { groups, content } = await groupPurchases(reader, params)
    const { count, rows } = await findToProve(reader, params, query)
    return {
      year: params.year,
      canteenName,
      declaration,
      amounts: inspectAmounts(amounts, groups),
      archive: content,
      count,
      ...pageLinks(request, query, count),
      results: rows.map(asToProve),
    }
  })

  route(app, downloadInspectionArchive, async ({ params }) => {
    const content = inspectionArchive(reader, await declaredReport(reader, params))
    return new Download(`${fileName(params.year, params.canteenId)}.zip`, 'application/zip', content)
  })

  route(app, downloadInspectionDocument, async ({ params }) => {
    const bytes = await inspectionDocument(reader, await declaredReport(reader, params))
    const name = `${fileName(params.year, params.canteenId)}.pdf`
    return new Download(name, 'application/pdf', new Blob([bytes]).stream())
  })
}

function asToProve({ hasInvoice, certificate, priceHt, ...row }: ToProveRow): PurchaseToProve {
  const characteristics: PurchaseToProve['characteristics'] =
    row.characteristics === null ? null : JSON.parse(row.characteristics)
  const invoice = hasInvoice ? '' : null
  return {
    ...row,
    characteristics,
    priceHt: Number(priceHt),
    missing: missingOf({ characteristics, certificate, invoice }),
  }
}
