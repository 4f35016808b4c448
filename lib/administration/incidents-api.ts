import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { fileKinds } from '../imports/file-kind.ts'

const moment = () => z.iso.datetime({ offset: true })

/** A job of the server whose last attempt failed. */
export const FailedJob = z.object({
  id: z.int(),
  name: z.string(),
  date: moment(),
  attempts: z.int(),
  /** The first line of the error, without what could name a person. */
  error: z.string(),
  /** Null once it is given up. */
  nextAttemptDate: moment().nullable(),
})
export type FailedJob = z.output<typeof FailedJob>

/** An import that was refused or undone, with the number of its canteens, rows and errors. */
export const FailedImport = z.object({
  id: z.int(),
  date: moment(),
  kind: z.enum(fileKinds),
  status: z.enum(['refused', 'undone']),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  canteenCount: z.int(),
  rowCount: z.int(),
  errorCount: z.int(),
  /** The kind of its first error; null for one that was undone. */
  cause: z.string().nullable(),
})
export type FailedImport = z.output<typeof FailedImport>

/** Messages that could not leave, by what the mail server answered. */
export const UndeliveredMessages = z.object({
  reason: z.string(),
  count: z.int(),
  lastDate: moment(),
  /** One of the addresses, masked. */
  address: z.string(),
})
export type UndeliveredMessages = z.output<typeof UndeliveredMessages>

/** The latest fifty of each. */
export const Incidents = z.object({
  jobs: z.array(FailedJob),
  imports: z.array(FailedImport),
  messages: z.array(UndeliveredMessages),
})
export type Incidents = z.output<typeof Incidents>

export const listIncidents = endpoint({
  method: 'GET',
  path: '/api/v1/administration/incidents/',
  summary: 'Liste les tâches, les imports et les messages qui ont échoué',
  access: 'staff',
  answer: Incidents,
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/v1/administration/jobs/:jobId/retry/',
  summary: 'Relance une tâche qui a échoué',
  access: 'staff',
  params: z.object({ jobId: PathId }),
  answer: Incidents,
})
