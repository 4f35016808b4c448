import type { FastifyRequest } from 'fastify'

/** Makes the function that tells whether a request is based on a version, by its `If-Match`, or on any. */
export function isBasedOn({ headers }: FastifyRequest): (version: string) => boolean {
  const given = headers['if-match']
  if (given === undefined || given.trim() === '*') return () => true
  const versions = given.split(',').map(text => text.trim().replace(/^"(.*)"$/, '$1'))
  return version => versions.includes(version)
}
