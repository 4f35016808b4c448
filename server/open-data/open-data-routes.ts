import { dataCatalogue } from '@ma-cantine/lib/open-data/catalogue'
import { dataFormatNames, dataFormats } from '@ma-cantine/lib/open-data/data-formats'
import { cataloguePath, dataFilePath, dataSchemaPath } from '@ma-cantine/lib/open-data/data-paths'
import { dataTableSchema } from '@ma-cantine/lib/open-data/data-table-schema'
import { datasetNames } from '@ma-cantine/lib/open-data/dataset'
import { datasets } from '@ma-cantine/lib/open-data/datasets'
import { getOpenData, type OpenData } from '@ma-cantine/lib/open-data/open-data-api'
import { openLicence } from '@ma-cantine/lib/open-data/open-licence'
import type { FastifyInstance } from 'fastify'
import { type ReplicatedReads, replicatedReads } from '../database/replicated-reads.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { serveDataFile } from './serve-data-file.ts'
import { listStoredFiles } from './stored-files.ts'

/** Serves the files of open data, what describes them, and their list. */
export function openDataRoutes(app: FastifyInstance, { database, settings }: Services): void {
  route(app, getOpenData, ({ replicated }) => tellOpenData(replicated))

  for (const name of datasetNames) {
    serveJson(app, dataSchemaPath(name), 'application/json', async () => dataTableSchema(datasets[name]))
    for (const format of dataFormatNames) serveDataFile(app, database, name, format)
  }
  serveJson(app, cataloguePath, 'application/ld+json', async () =>
    dataCatalogue(await tellOpenData(replicatedReads(database, false)), {
      site: settings.publicUrl,
      publisher: settings.operator.publisher,
      contact: settings.contactEmail,
    }),
  )
}

async function tellOpenData(replicated: ReplicatedReads): Promise<OpenData> {
  const files = await replicated(listStoredFiles)
  return {
    date: files[0]?.date ?? null,
    licence: openLicence,
    cataloguePath,
    datasets: datasetNames.map(name => {
      const { title, description, version } = datasets[name]
      const own = files.filter(({ dataset }) => dataset === name)
      return {
        name,
        title,
        description,
        schemaPath: dataSchemaPath(name),
        schemaVersion: version,
        rowCount: own[0]?.rowCount ?? null,
        files: dataFormatNames.flatMap(format =>
          own
            .filter(file => file.format === format)
            .map(({ size, digest }) => ({
              format,
              mediaType: dataFormats[format],
              path: dataFilePath(name, format),
              size,
              digest,
            })),
        ),
      }
    }),
  }
}

/** Programs of other sites read it, and ask again whether it has changed. */
function serveJson(app: FastifyInstance, path: string, type: string, read: () => Promise<unknown>): void {
  app.get(path, async (_, reply) =>
    reply
      .headers({
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      })
      .send(`${JSON.stringify(await read(), null, 2)}\n`),
  )
  refuseOtherMethods(app, path, ['GET', 'HEAD'])
}
