import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CanteensImportAnswer, type DiagnosticsImportAnswer, type ImportAnswer, scopes } from '@ma-cantine/lib'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { createAccessToken } from '../../../server/accounts/access-tokens.ts'
import { hashPassword } from '../../../server/accounts/passwords.ts'
import { recordTermsAcceptance } from '../../../server/accounts/terms-acceptances.ts'
import { insertAccount, type NewUser } from '../../../server/accounts/users.ts'
import { buildApp } from '../../../server/app.ts'
import { refreshDerived } from '../../../server/canteens/refresh-derived.ts'
import { readSettings, type Settings } from '../../../server/settings/settings.ts'
import { addMembers } from '../../../server/teams/add-members.ts'
import { createDatabase } from '../../support/fresh-database.ts'
import { emptyTables } from './empty-tables.ts'

export const password = 'une phrase de passe'

export interface Person {
  readonly id: number
  readonly username: string
  readonly email: string
  /** Headers that make a request theirs. */
  readonly headers: { authorization: string }
}

/** The application on its own database, with helpers to fill and read it. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly settings: Settings
  /** Lines of the log. */
  readonly log: string[]
  addPerson(user?: Partial<NewUser>): Promise<Person>
  addCanteen(siret: string, managers: readonly Person[], columns?: Record<string, unknown>): Promise<number>
  upload(path: ImportPath, person: Person, content: string | Buffer, part?: UploadPart): Promise<LightMyRequestResponse>
  importPurchases(person: Person, content: string | Buffer): Promise<ImportAnswer>
  importCanteens(person: Person, content: string | Buffer): Promise<CanteensImportAnswer>
  importDiagnostics(level: DiagnosticsLevel, person: Person, content: string | Buffer): Promise<DiagnosticsImportAnswer>
  rows<Row = Record<string, unknown>>(table: string): Promise<Row[]>
  count(table: string): Promise<number>
  temporaryFiles(): string[]
  /** Forgets all rows, messages and log lines, for the next test: another server would take ten times as long. */
  empty(): Promise<void>
  close(): Promise<void>
}

export type DiagnosticsLevel = 'simple' | 'complete' | 'ccSimple' | 'ccComplete'
/** With its query, if any. */
export type ImportPath =
  | `/api/v1/import${'Purchases' | 'PurchasesOld' | 'Canteens' | 'CanteensManagers' | 'SupplierRecaps'}/${string}`
  | `/api/v1/importDiagnostics/${DiagnosticsLevel}/${string}`

export interface UploadPart {
  readonly name?: string
  readonly filename?: string | null
  readonly type?: string | null
  readonly headers?: Record<string, string>
}

export const boundary = 'cut-here'

/** The body of an upload with one part. */
export function multipart(content: string | Buffer, part: UploadPart = {}): Buffer {
  const { name = 'file', filename = 'fichier.csv', type = 'text/csv' } = part
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"${filename === null ? '' : `; filename="${filename}"`}`,
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    '\r\n',
  ].join('\r\n')
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)])
}

export const multipartType = `multipart/form-data; boundary=${boundary}`

let people = 0

/** Hashes by password: hashing is slow by design, and nearly all people of tests have the same password. */
const hashes = new Map<string, Promise<string>>()

function cachedHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}

export async function startTestServer(
  environment: Record<string, string> = {},
  overrides: Partial<Settings> = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-server-'))
  const temporaryFolder = join(folder, 'temporary')
  mkdirSync(temporaryFolder)
  const fresh = await createDatabase(folder)
  const settings: Settings = {
    ...readSettings({
      ...fresh.environment,
      MAIL_FOLDER: join(folder, 'mail'),
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      ...environment,
    }),
    temporaryFolder,
    ...overrides,
  }
  const log: string[] = []
  const app = await buildApp({ settings, logStream: { write: line => void log.push(line) } })
  const { writer, reader } = app.services.database

  const server: TestServer = {
    app,
    settings,
    log,
    async addPerson(user = {}) {
      const username = user.username ?? `personne${++people}`
      const email = user.email ?? `${username}@exemple.fr`
      const { password: own = password, ...others } = user
      const passwordHash = await cachedHash(own)
      const id = await insertAccount(writer, {
        firstName: 'Camille',
        lastName: 'Dupont',
        emailConfirmed: true,
        ...others,
        username,
        email,
        passwordHash,
      })
      // As people who sign up today.
      await recordTermsAcceptance(writer, id)
      const { token } = await createAccessToken(writer, id, { name: 'test', scopes: [...scopes], validityDays: 365 })
      return { id, username, email, headers: { authorization: `Bearer ${token}` } }
    },
    async addCanteen(siret, managers, columns = {}) {
      const date = new Date().toISOString()
      const [row] = await writer('canteens')
        .insert({ name: `Cantine ${siret}`, siret, creationDate: date, modificationDate: date, ...columns })
        .returning('id')
      const canteenId = (row as { id: number }).id
      const pairs = managers.map(({ id }) => ({ canteenId, userId: id }))
      await app.services.database.transaction(async transaction => {
        await refreshDerived(transaction, [canteenId])
        await addMembers(transaction, pairs)
      })
      return canteenId
    },
    upload: (url, person, content, part = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...person.headers, 'content-type': multipartType, ...part.headers },
        payload: multipart(content, part),
      }),
    async importPurchases(person, content) {
      return (await server.upload('/api/v1/importPurchases/', person, content)).json<ImportAnswer>()
    },
    async importCanteens(person, content) {
      return (await server.upload('/api/v1/importCanteens/', person, content)).json<CanteensImportAnswer>()
    },
    async importDiagnostics(level, person, content) {
      const path = `/api/v1/importDiagnostics/${level}/` as const
      return (await server.upload(path, person, content)).json<DiagnosticsImportAnswer>()
    },
    rows: async table => await reader(table).orderBy(table === 'canteenManagers' ? 'userId' : 'id'),
    async count(table) {
      return (await reader(table)).length
    },
    temporaryFiles: () => readdirSync(temporaryFolder),
    async empty() {
      const { background, mail, database } = app.services
      await app.jobs.runDue()
      await background.waitForAll()
      await mail.drainFully()
      await emptyTables(database)
      const messages = settings.smtpUrl ? [] : readdirSync(settings.mailFolder)
      for (const name of messages) rmSync(join(settings.mailFolder, name))
      log.length = 0
    },
    async close() {
      await app.close()
      await fresh.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return server
}

/** Milliseconds: a server that has just started takes many seconds where other tests keep the machine busy. */
const patience = 60_000

/** Waits until a value is defined, such as an e-mail sent after the answer; fails after a minute. */
export async function eventually<Value>(look: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    const value = await look()
    if (value !== undefined) return value
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error('It did not happen')
}

/** The errors of an import in short: row, field, code. */
export const errorsOf = ({ errors }: ImportAnswer): string[] =>
  errors.map(({ row, field, code }) => [row, field ?? '-', code].join(' '))
