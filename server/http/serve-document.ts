import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from './errors.ts'

export interface ServedDocument {
  /** The name under which it is saved. */
  readonly name: string
  readonly type: string
  /** Whether browsers show it in a tab. */
  readonly isShown?: boolean
  readonly bytes: () => Promise<Uint8Array>
}

/** Serves a document at a path; programs may keep it for an hour. */
export function serveDocument(
  app: FastifyInstance,
  path: string,
  { name, type, isShown = false, bytes }: ServedDocument,
): void {
  app.get(path, async (_, reply) =>
    reply
      .header('content-type', type)
      .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; filename="${name}"`)
      .header('cache-control', 'public, max-age=3600')
      .send(await bytes()),
  )
  refuseOtherMethods(app, path, ['GET'])
}
