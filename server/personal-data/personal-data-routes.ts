import { downloadPersonalData } from '@ma-cantine/lib/personal-data/personal-data-api'
import type { FastifyInstance } from 'fastify'
import { localeOf } from '../http/language.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { personalDataFile } from './personal-data-file.ts'

export function personalDataRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, downloadPersonalData, ({ user, request }) => personalDataFile(database.reader, user, localeOf(request)))
}
