import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'

/**
 * Listens on the host and port of the settings. @returns the address.
 *
 * @throws SettingsError when that is not possible, after closing the application.
 */
export async function listen(app: FastifyInstance): Promise<string> {
  const { host, port } = app.services.settings
  try {
    return await app.listen({ host, port, listenTextResolver: address => `listening on ${address}` })
  } catch (error) {
    await app.close()
    throw listenProblem(app.services.settings, error as NodeJS.ErrnoException) ?? error
  }
}

function listenProblem({ host, port }: Settings, error: NodeJS.ErrnoException): SettingsError | null {
  const { code = '' } = error
  if (code === 'EADDRINUSE') {
    return SettingsError.about('PORT', `le port ${port} de ${host} est déjà pris : choisissez-en un autre`, error)
  }
  if (code === 'EACCES') {
    const problem = `le port ${port} est réservé par le système : choisissez-en un autre, à partir de 1024`
    return SettingsError.about('PORT', problem, error)
  }
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return null
  const fault = isIP(host) ? 'n’est pas une adresse de cette machine' : 'n’est pas un nom connu de cette machine'
  return SettingsError.about('HOST', `${host} ${fault} : donnez 127.0.0.1, ou 0.0.0.0 pour toutes les siennes`, error)
}
