import {
  answerKitchenReport,
  getKitchenReport,
  listSatelliteAnswers,
  noteKitchenReportSeen,
} from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { pageLinks } from '../../lists/page-links.ts'
import type { Services } from '../../services/services.ts'
import { writeOnce } from '../../teams/write-once.ts'
import { answerReport, noteSeen } from './answer-kitchen-report.ts'
import { listAnswersOf } from './list-satellite-answers.ts'
import { showKitchenReport } from './show-kitchen-report.ts'

export function kitchenReportRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings, mail } = services

  route(app, getKitchenReport, ({ params: { canteenId, year } }) => showKitchenReport(database.reader, canteenId, year))

  route(app, noteKitchenReportSeen, async ({ caller, params: { canteenId, year }, body }) => {
    await database.transaction(transaction =>
      noteSeen({ transaction, settings, caller, canteenId, year }, body.version),
    )
    return showKitchenReport(database.reader, canteenId, year)
  })

  route(app, answerKitchenReport, async call => {
    const { caller, params, body } = call
    const answer = await writeOnce(services, answerKitchenReport, call, write =>
      write(async transaction => {
        await answerReport({ transaction, settings, caller, ...params }, body)
        const { canteenId, year } = params
        return { answer: await showKitchenReport(transaction, canteenId, year), canteenIds: [canteenId] }
      }),
    )
    mail.drain()
    return answer
  })

  route(app, listSatelliteAnswers, async ({ params: { canteenId, year }, query, request }) => {
    const page = await listAnswersOf(database.reader, canteenId, year, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })
}
