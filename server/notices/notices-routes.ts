import { noticeWriting } from '@ma-cantine/lib/notices/notice-writing-api'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { writingRoutes } from '../writing/writing-routes.ts'
import { writtenNotices } from './written-notices.ts'

/** Readers get the notices with the data that the site needs first. */
export const noticesRoutes = (app: FastifyInstance, services: Services): void =>
  writingRoutes(app, services, noticeWriting, writtenNotices)
