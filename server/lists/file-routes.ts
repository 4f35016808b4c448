import { type FileEndpoints, type FileFormat, fileTypes } from '@ma-cantine/lib/http/file-endpoints'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Download } from '../http/download.ts'
import { type Call, route } from '../http/route.ts'

/** Declares the routes of an export, one a format. */
export function fileRoutes<Params extends z.ZodType, Query extends z.ZodType>(
  app: FastifyInstance,
  endpoints: FileEndpoints<Params, Query>,
  write: (call: Call<Params, z.ZodType, Query>, format: FileFormat) => Download | Promise<Download>,
): void {
  for (const format of Object.keys(fileTypes) as FileFormat[]) {
    route(app, endpoints[format], call => write(call, format))
  }
}
