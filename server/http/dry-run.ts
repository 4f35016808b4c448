import { DryRunQuery } from '@ma-cantine/lib/http/dry-run'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parse } from './parse.ts'
import { FieldErrors } from './refusal.ts'

/** Imports have a dry run of their own, which makes a plan. */
const hasOwnDryRun = ({ query }: Endpoint): boolean => query instanceof z.ZodObject && 'dryRun' in query.shape

/**
 * Whether a request asks what a call would answer, without its effects. A call that cannot be tried is refused rather than
 * made.
 * @throws FieldErrors (400).
 */
export function isDryRun(endpoint: Endpoint, request: FastifyRequest): boolean {
  if (endpoint.method === 'GET' || hasOwnDryRun(endpoint)) return false
  if (parse(DryRunQuery, request.query).dryRun !== 'true') return false
  if (!endpoint.dryRun) throw new FieldErrors({ dryRun: [httpRefusals('no-dry-run')] })
  return true
}
