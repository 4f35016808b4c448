import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Checks the version on which a change is based, if its request names one in `If-Match`.
 *
 * @param version the current version, as answers give it.
 * @throws Refusal (412) when it is another one.
 */
export function requireVersion(request: FastifyRequest, version: string): void {
  if (!isBasedOn(request, version)) throw otherVersion()
}

export const otherVersion = () => new Refusal(412, httpRefusals('other-version'))

/** Whether the change is based on this version, or on any. */
export function isBasedOn({ headers }: FastifyRequest, version: string): boolean {
  const given = headers['if-match']
  if (given === undefined || given.trim() === '*') return true
  const versions = given.split(',').map(text => text.trim().replace(/^"(.*)"$/, '$1'))
  return versions.includes(version)
}
