import { Secret, TOTP } from 'otpauth'
import type { Person, TestServer } from './test-server.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The code that an application shows at a moment, now by default. */
export const totpCode = (base32: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp })

/** Stores a second factor that no code has confirmed. @returns its secret. */
export const prepareFactor = (server: TestServer, person: Pick<Person, 'id'>): Promise<string> =>
  store(server, person, null)

/** Stores a second factor that is on. @returns its secret. */
export const addFactor = (server: TestServer, person: Pick<Person, 'id'>): Promise<string> =>
  store(server, person, new Date().toISOString())

async function store({ app }: TestServer, { id }: Pick<Person, 'id'>, activationDate: string | null): Promise<string> {
  const row = { userId: id, secret, creationDate: new Date().toISOString(), activationDate }
  await app.services.database.writer('secondFactors').insert(row)
  return secret
}
