import { extname } from 'node:path'
import { fastifyStatic } from '@fastify/static'
import { developerRefusals } from '@ma-cantine/lib/developers/developer-refusals'
import { type Tool, toolsDigestFile, toolsIndexFile, toolsPath } from '@ma-cantine/lib/developers/tools'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import { notFound, orNotFound } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import { readTools } from './tools-folder.ts'

/** Where the developer page presents them. */
const page = '/v2/developpement-et-apis#outils'

interface ServedFile {
  /** Its name in the folder. */
  readonly file: string
  readonly type: string
  /** Whether its bytes never change under this name. */
  readonly immutable?: boolean
  /** Browsers save it under this name rather than show it. */
  readonly savedAs?: string
}

/**
 * Serves `GET /outils/…`, the library and the command of the server's own version: no registry has them. They are not
 * in the contract: npm and curl read them, not users of the API.
 */
export function toolsRoutes(app: FastifyInstance, { settings }: Services): void {
  const tools = readTools(settings.toolsFolder)
  const files = tools && servedFiles(tools)
  const latestNames = tools?.map(({ latest }) => latest).join(', ') ?? ''
  app.register(async scope => {
    if (files) await scope.register(fastifyStatic, { root: settings.toolsFolder, serve: false, contentType: false })
    scope.get<{ Params: { name: string } }>(`${toolsPath}/:name`, ({ params }, reply) => {
      const known = orNotFound(files, developerRefusals('tools-not-built'))
      const served = known.get(params.name)
      if (!served) throw notFound(developerRefusals('unknown-tool', latestNames))
      const { file, type, immutable, savedAs } = served
      if (savedAs) reply.header('content-disposition', `attachment; filename="${savedAs}"`)
      reply.type(type)
      if (immutable) return reply.sendFile(file, { immutable, maxAge: '1y' })
      return reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false })
    })
  })
  app.get(toolsPath, (_, reply) => reply.redirect(page, 302))
  for (const path of [toolsPath, `${toolsPath}/:name`]) refuseOtherMethods(app, path, ['GET', 'HEAD'])
}

/** By the ends of their names; a program has none. */
const types: Readonly<Record<string, string>> = {
  '.tgz': 'application/gzip',
  '.mjs': 'text/javascript; charset=utf-8',
}

function servedFiles(tools: readonly Tool[]): ReadonlyMap<string, ServedFile> {
  const files = new Map<string, ServedFile>([
    [toolsIndexFile, { file: toolsIndexFile, type: 'application/json; charset=utf-8' }],
    [toolsDigestFile, { file: toolsDigestFile, type: 'text/plain; charset=utf-8' }],
  ])
  for (const { file, latest } of tools) {
    const type = types[extname(file)] ?? 'application/octet-stream'
    files.set(file, { file, type, immutable: true, savedAs: file })
    files.set(latest, { file, type, savedAs: latest })
  }
  return files
}
