import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { packageFolder } from '../files/package-folder.ts'
import { securityHeaders, siteSources } from '../security/security-headers.ts'
import type { Services } from '../services/services.ts'
import { refuseOtherMethods } from './errors.ts'

const pageFolder = join(packageFolder, 'public/swagger-ui/')
const swaggerFolder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))

interface ServedFile {
  readonly path: string
  readonly file: string
  readonly folder: string
}

const servedFiles = (folder: string, names: readonly string[]): ServedFile[] =>
  names.map(name => ({ path: `/swagger-ui/${name}`, file: name, folder }))

/** The page, its scripts, and the required files of Swagger UI. */
const files: readonly ServedFile[] = [
  { path: '/swagger-ui/', file: 'index.html', folder: pageFolder },
  ...servedFiles(pageFolder, ['page.css', 'start.js', 'words.js']),
  ...servedFiles(swaggerFolder, [
    'favicon-32x32.png',
    'oauth2-redirect.html',
    'oauth2-redirect.js',
    'swagger-ui-bundle.js',
    'swagger-ui.css',
  ]),
]

/** Swagger UI needs fewer sources than the site; its icons are data URIs. */
const { scriptSrc = [], styleSrc = [], imgSrc = [], connectSrc = [] } = siteSources

/** Serves `GET /swagger-ui/`, where the API can be read and tried. */
export function swaggerRoutes(app: FastifyInstance, { settings }: Services): void {
  const policy = 'content-security-policy'
  const headers = {
    [policy]: securityHeaders(settings.secure, { scriptSrc, styleSrc, imgSrc, connectSrc })[policy],
    'cache-control': 'no-cache',
  }
  app.register(async scope => {
    await scope.register(fastifyStatic, { serve: false, cacheControl: false })
    for (const { path, file, folder } of files) {
      scope.get(path, (_, reply) => reply.headers(headers).sendFile(file, folder))
      refuseOtherMethods(scope, path, ['GET'])
    }
  })
}
