import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { openDatabase } from '../../server/database/connection.ts'
import { listen } from '../../server/operations/listen.ts'
import { readSettings } from '../../server/settings/settings.ts'
import { SettingsError } from '../../server/settings/settings-error.ts'
import { giveToOrdinaryAccount } from '../support/ordinary-account.ts'
import type { ServerProgram } from '../support/sources.ts'
import { freePort } from './support/free-port.ts'
import { expectSettingsMessage, expectWrongSetting, runScript } from './support/run-script.ts'

let folder: string
const closing: (() => void)[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-start-'))
  giveToOrdinaryAccount(folder)
})
afterAll(() => {
  for (const close of closing) close()
  rmSync(folder, { recursive: true, force: true })
})

let paths = 0
const newPath = (): string => join(folder, `chemin-${++paths}`)

function made(make: (path: string) => void, owned = true): string {
  const path = newPath()
  make(path)
  if (owned) giveToOrdinaryAccount(path)
  return path
}

const file = (content: string | Buffer = '') => made(path => writeFileSync(path, content))
const closedFolder = () => made(path => mkdirSync(path, { mode: 0o555 }))

/** A SQLite file with all the tables. */
async function databaseFile(change: (path: string) => void | Promise<void> = () => {}): Promise<string> {
  const path = newPath()
  await (await openDatabase(path)).close()
  await change(path)
  giveToOrdinaryAccount(path)
  return path
}

async function foreign(tables: (database: Knex) => Promise<unknown>): Promise<string> {
  const path = newPath()
  const database = knex({ client: 'sqlite3', connection: { filename: path }, useNullAsDefault: true })
  await tables(database)
  await database.destroy()
  giveToOrdinaryAccount(path)
  return path
}

const withTable = (database: Knex) => database.schema.createTable('moz_places', table => table.increments())
const withMigration = (database: Knex) =>
  database.migrate.latest({
    migrationSource: {
      getMigrations: async () => ['20200101_init.js'],
      getMigrationName: name => name,
      getMigration: async () => ({ up: async () => {}, down: async () => {} }),
    } satisfies Knex.MigrationSource<string>,
  })

async function fromLater(path: string): Promise<void> {
  const database = await openDatabase(path)
  await database.writer('knex_migrations').insert({ name: '9999-later', batch: 2, migration_time: 0 })
  await database.close()
}

async function locked(): Promise<string> {
  const path = await databaseFile()
  const { writer, close } = await openDatabase(path)
  await writer.raw('BEGIN EXCLUSIVE')
  closing.push(() => void close())
  return path
}

/** A server on the loopback that handles connections with this function. */
async function listening(onConnection: (socket: Socket) => void): Promise<number> {
  const server: Server = createServer(onConnection)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  closing.push(() => server.close())
  server.unref()
  return (server.address() as AddressInfo).port
}

/** The address of a server with the protocol of PostgreSQL that refuses all clients. */
async function refusing(code: string): Promise<string> {
  const port = await listening(socket => {
    socket.on('error', () => {})
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`)
      const head = Buffer.from('E\0\0\0\0')
      head.writeInt32BE(fields.length + 4, 1)
      socket.end(Buffer.concat([head, fields]))
    })
  })
  return `postgres://camille:motdepasse@127.0.0.1:${port}/cantines`
}

const SESSION_SECRET = 'un secret de plus de trente-deux caractères'
const postgresql = (url: string) => ({ DATABASE_URL: url, SESSION_SECRET })
const withSecretFile = (make: (path: string) => void) => {
  const data = made(path => mkdirSync(path))
  made(() => make(join(data, 'session-secret')), false)
  return { DATABASE_FILE: join(data, 'base.sqlite') }
}

type Environment = Record<string, string>
interface Case {
  /** What is wrong. */
  readonly what: string
  readonly setting: string
  readonly environment: () => Environment | Promise<Environment>
  /** What to do, in the message. */
  readonly says: string
}

const wrong = (setting: string, value: string, says: string): Case => ({
  what: `${setting}=${value}`,
  setting,
  environment: () => ({ [setting]: value }),
  says,
})

const values: readonly Case[] = [
  wrong('PORT', '70000', 'nombre entier : de 0 à 65535'),
  wrong('PORT', '80.5', 'nombre entier'),
  wrong('PUBLIC_URL', 'https://exemple.fr/cantine', 'doit s’arrêter après le nom du serveur et le port'),
  wrong('PUBLIC_URL', 'https://exemple.fr/?a=b', 'doit s’arrêter'),
  wrong('PUBLIC_URL', 'https://exemple.fr/#a', 'doit s’arrêter'),
  wrong('PUBLIC_URL', 'https://moi:secret@exemple.fr', 'doit s’arrêter'),
  wrong('PUBLIC_URL', 'ftp://exemple.fr', 'doit être une adresse http:// ou https://'),
  wrong('DATABASE_URL', 'mysql://localhost/cantines', 'doit être une adresse postgres://'),
  wrong('DATABASE_URL', 'postgres://localhost/cantines', 'SESSION_SECRET : est obligatoire'),
  wrong('SMTP_URL', 'http://exemple.fr', 'smtp://serveur'),
  wrong('SMTP_URL', 'smtp://', 'smtp://serveur'),
  wrong('MAIL_FROM', 'ma cantine', 'doit être une adresse e-mail'),
  wrong('MAIL_FROM', 'ma cantine <personne>', 'doit être une adresse e-mail'),
  wrong('CONTACT_EMAIL', 'nous', 'doit être une adresse e-mail'),
  wrong('SESSION_SECRET', 'trop court', 'au moins 32 caractères'),
  wrong('IMPORT_MAX_BYTES', '0', 'nombre entier d’octets'),
  wrong('INVOICE_MAX_BYTES', '-5', 'au moins 1'),
  wrong('DISK_RESERVE', 'beaucoup', 'au moins 0'),
  wrong('COMPANY_REGISTER_URL', 'annuaire', 'http:// ou https://'),
  wrong('OUTSIDE_TIMEOUT', '1.5', 'nombre entier de millisecondes'),
  wrong('HISTORY_DAYS', '0', 'nombre entier de jours'),
  wrong('STOP_DELAY', '601', 'de 0 à 600'),
  wrong('SECURE', 'oui', 'true ou false'),
  wrong('LOG_LEVEL', 'bavard', 'fatal, error, warn'),
]

const surroundings: readonly Case[] = [
  wrong('HOST', '203.0.113.9', 'n’est pas une adresse de cette machine : donnez 127.0.0.1'),
  wrong('HOST', 'machine-inconnue.invalid', 'n’est pas un nom connu de cette machine'),
  {
    what: 'a port already taken',
    setting: 'PORT',
    environment: async () => ({ PORT: String(await listening(() => {})) }),
    says: 'est déjà pris : choisissez-en un autre',
  },
  ...(
    [
      ['a folder', () => made(path => mkdirSync(path)), 'n’est pas un fichier'],
      ['/dev/null', () => '/dev/null', 'DATABASE_FILE'],
      ['/dev/full', () => '/dev/full', 'DATABASE_FILE'],
      ['a device elsewhere', () => made(path => execFileSync('ln', ['-s', '/dev/null', path]), false), 'périphérique'],
      ['a pipe', () => made(path => execFileSync('mkfifo', [path])), 'n’est pas un fichier'],
      ['a text', () => file('Bonjour. '.repeat(1000)), 'n’est pas une base SQLite'],
      ['a database that is cut', () => databaseFile(path => truncateSync(path, statSync(path).size / 2)), 'abîmée'],
      ['a database that another program keeps', locked, 'utilisée par un autre programme'],
      ['a database of another program', () => foreign(withTable), 'd’un autre programme (elle contient moz_places)'],
      ['a database of another program with migrations', () => foreign(withMigration), 'd’un autre programme'],
      ['in a folder of the system that takes none', () => '/proc/x/base.sqlite', 'ne peut pas être créé'],
      ['a database of a later version', () => databaseFile(fromLater), 'plus récente'],
      [
        'in a folder closed to writing',
        () => join(closedFolder(), 'base.sqlite'),
        'ne peut pas écrire dans le dossier',
      ],
      ['in a folder that cannot be made', () => join(file(), 'base.sqlite'), 'ne peut pas être créé'],
      ['a file closed to reading', () => databaseFile(path => chmodSync(path, 0)), 'ne peut pas lire'],
    ] as const
  ).map(
    ([what, make, says]): Case => ({
      what: `DATABASE_FILE: ${what}`,
      setting: 'DATABASE_FILE',
      environment: async () => ({ DATABASE_FILE: await make(), SESSION_SECRET }),
      says,
    }),
  ),
  ...(
    [
      ['where nobody listens', async () => `postgres://127.0.0.1:${await freePort()}/cantines`, 'ne répond pas'],
      ['of an unknown machine', () => 'postgres://machine-inconnue.invalid/cantines', 'ne répond pas'],
      [
        'where nobody answers',
        async () => `postgres://127.0.0.1:${await listening(() => {})}/cantines`,
        'ne répond pas',
      ],
      ['with a wrong password', () => refusing('28P01'), 'refuse le mot de passe du compte camille'],
      ['of an account that may not enter', () => refusing('28000'), 'refuse le compte camille'],
      ['of a database that is not there', () => refusing('3D000'), 'la base cantines n’existe pas'],
      ['of a server that is full', () => refusing('53300'), 'max_connections'],
      ['of a server that starts', () => refusing('57P03'), 'réessayez'],
    ] as const
  ).map(
    ([what, make, says]): Case => ({
      what: `DATABASE_URL ${what}`,
      setting: 'DATABASE_URL',
      environment: async () => postgresql(await make()),
      says,
    }),
  ),
  ...(
    [
      ['that is not there', newPath, 'n’existe pas : créez-le'],
      ['that is a file', file, 'n’est pas un dossier'],
      ['closed to writing', closedFolder, 'ne peut pas écrire dans le dossier'],
    ] as const
  ).map(
    ([what, make, says]): Case => ({
      what: `a temporary folder ${what}`,
      setting: 'TMPDIR',
      environment: () => ({ TMPDIR: make() }),
      says,
    }),
  ),
  {
    what: 'MAIL_FOLDER: a file',
    setting: 'MAIL_FOLDER',
    environment: () => ({ MAIL_FOLDER: file() }),
    says: 'ne peut pas être créé',
  },
  {
    what: 'MAIL_FOLDER: closed to writing',
    setting: 'MAIL_FOLDER',
    environment: () => ({ MAIL_FOLDER: closedFolder() }),
    says: 'ne peut pas écrire dans le dossier',
  },
  {
    what: 'a secret that is cut',
    setting: 'SESSION_SECRET',
    environment: () => withSecretFile(path => writeFileSync(path, '')),
    says: 'est trop court : supprimez-le',
  },
  {
    what: 'a secret that is closed to reading',
    setting: 'SESSION_SECRET',
    environment: () => withSecretFile(path => writeFileSync(path, SESSION_SECRET, { mode: 0 })),
    says: 'ne peut pas être lu',
  },
  {
    what: 'a secret that is a folder',
    setting: 'SESSION_SECRET',
    environment: () => withSecretFile(path => mkdirSync(path)),
    says: 'ne peut pas être lu',
  },
]

/** @param place a folder for what this account makes, and no other may change. */
const usualEnvironment = (place: string) => ({
  DATABASE_FILE: join(folder, place, 'base.sqlite'),
  MAIL_FOLDER: join(folder, `mail-${place}`),
  PORT: '0',
})

async function expectRefused(
  { setting, environment, says }: Case,
  script: ServerProgram,
  ...args: string[]
): Promise<void> {
  const run = await runScript(
    script,
    folder,
    { ...usualEnvironment('of-processes'), ...(await environment()) },
    ...args,
  )
  expectWrongSetting(run, setting, says)
}

describe('the settings are refused, and say what to change', () => {
  test.each(values)('$what', async ({ setting, environment, says }) => {
    const all = { ...usualEnvironment('of-processes'), ...(await environment()) }
    expectSettingsMessage(await messageOf(() => readSettings(all)), setting, says)
  })
})

async function messageOf(work: () => unknown): Promise<string> {
  try {
    await work()
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

/** What a process without special rights must be refused: the account of the tests may do anything. */
const needsProcess = ({ what }: Case) => /closed to|\/dev\/|device/.test(what)

/** Builds and starts the application as `main.ts` does. @returns what it refuses; '' when it starts. */
async function refusalOf(environment: Environment): Promise<string> {
  return messageOf(async () => {
    const settings = readSettings({ ...usualEnvironment('in-tests'), LOG_LEVEL: 'silent', ...environment })
    const app = await buildApp({ settings: { ...settings, temporaryFolder: environment.TMPDIR ?? folder } })
    await listen(app)
    await app.close()
  })
}

describe('the server does not start, and says what to change', () => {
  // Some wait for what does not answer.
  test.concurrent.each(surroundings.filter(one => !needsProcess(one)))(
    '$what',
    async ({ setting, environment, says }) => {
      expectSettingsMessage(await refusalOf(await environment()), setting, says)
    },
  )
})

describe('the process of the server ends with 2', () => {
  const wrongPort = values.filter(({ what }) => what === 'PORT=70000')
  test.concurrent.each([...wrongPort, ...surroundings.filter(needsProcess)])('$what', { tags: 'long' }, oneCase =>
    expectRefused(oneCase, 'main'),
  )
})

const folderAsFile = surroundings.find(({ what }) => what === 'DATABASE_FILE: a folder') as Case

test.concurrent.each([
  ['seed', []],
  ['backup', ['copie']],
  ['restore', ['copie', '--overwrite']],
  ['retention', []],
] as const)('%s ends with 2 as well', { tags: 'long' }, (script, args) => expectRefused(folderAsFile, script, ...args))
