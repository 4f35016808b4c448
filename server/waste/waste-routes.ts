import {
  changeWasteMeasurement,
  createWasteMeasurement,
  deleteWasteMeasurement,
  getWasteMeasurement,
  listWasteMeasurements,
  restoreWasteMeasurement,
} from '@ma-cantine/lib/waste/waste-api'
import { listManagedWasteMeasurements, wasteFiles } from '@ma-cantine/lib/waste/waste-file-api'
import type { FastifyInstance } from 'fastify'
import { type Caller, originOf } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { creatingApplication } from '../lists/creating-application.ts'
import { fileRoutes } from '../lists/file-routes.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { writeOnce } from '../teams/write-once.ts'
import { exportMeasurements } from './export-waste.ts'
import { findMeasurement, listMeasurements } from './find-waste.ts'
import { listSelectedMeasurements } from './select-waste.ts'
import { deleteMeasurement, insertMeasurement, restoreMeasurement, updateMeasurement } from './write-waste.ts'

export function wasteRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const editionOf = (caller: Caller, canteenId: number) => ({
    origin: originOf(caller),
    reach: reachOf(caller),
    canteenId,
  })

  route(app, listWasteMeasurements, ({ params, query }) => listMeasurements(database.reader, params.canteenId, query))

  route(app, createWasteMeasurement, call => {
    const { caller, params, body } = call
    return writeOnce(services, createWasteMeasurement, call, write =>
      write(async transaction => {
        const id = await insertMeasurement(transaction, editionOf(caller, params.canteenId), body)
        return { answer: await findMeasurement(transaction, params.canteenId, id), canteenIds: [params.canteenId] }
      }),
    )
  })

  route(app, getWasteMeasurement, ({ params: { canteenId, measurementId } }) =>
    findMeasurement(database.reader, canteenId, measurementId),
  )

  route(
    app,
    changeWasteMeasurement,
    ({ caller, params: { canteenId, measurementId }, body, request, transaction: run }) =>
      run(async transaction => {
        await updateMeasurement(transaction, editionOf(caller, canteenId), measurementId, body, isBasedOn(request))
        return findMeasurement(transaction, canteenId, measurementId)
      }),
  )

  route(app, deleteWasteMeasurement, ({ caller, params: { canteenId, measurementId }, transaction: run }) =>
    run(transaction => deleteMeasurement(transaction, editionOf(caller, canteenId), measurementId)),
  )

  route(app, restoreWasteMeasurement, ({ caller, params: { canteenId, measurementId } }) =>
    database.transaction(async transaction => {
      await restoreMeasurement(transaction, editionOf(caller, canteenId), measurementId)
      return findMeasurement(transaction, canteenId, measurementId)
    }),
  )

  route(app, listManagedWasteMeasurements, async ({ caller, query, request }) => {
    const selection = { ...query, creator: creatingApplication(caller, query) }
    const listed = await listSelectedMeasurements(database.reader, reachOf(caller), selection)
    return { ...listed, ...pageLinks(request, query, listed.count) }
  })

  fileRoutes(app, wasteFiles, ({ caller, query }, format) =>
    exportMeasurements(database.reader, reachOf(caller), query, format),
  )
}
