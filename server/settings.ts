import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema)

const Environment = z.object({
  PORT: optional(z.coerce.number('doit être un nombre').int().min(0).max(65_535).default(8000)),
  HOST: optional(z.string().default('127.0.0.1')),
  DATABASE_FILE: optional(z.string().default('data/ma-cantine.sqlite')),
  IMPORT_MAX_BYTES: optional(z.coerce.number('doit être un nombre d’octets').int().positive().default(10_485_760)),
  INVOICE_MAX_BYTES: optional(z.coerce.number('doit être un nombre d’octets').int().positive().default(5_242_880)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'doit être une adresse smtp:// ou smtps://' }).optional()),
  MAIL_FOLDER: optional(z.string().default('data/mail')),
  MAIL_FROM: optional(z.string().default('ma cantine <ne-pas-repondre@ma-cantine.example>')),
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'doit être une adresse http:// ou https://' })
      .default('http://127.0.0.1:8000'),
  ),
  SECURE: optional(z.stringbool({ error: 'doit valoir true ou false' }).default(false)),
  SESSION_SECRET: optional(z.string().min(32, 'doit compter au moins 32 caractères').optional()),
  LOG_LEVEL: optional(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'doit être un niveau de pino')
      .default('warn'),
  ),
})

export interface Settings {
  readonly port: number
  readonly host: string
  /** SQLite file; its folder exists once the settings are read. */
  readonly databaseFile: string
  /** Largest accepted import file, in bytes. */
  readonly importMaxBytes: number
  /** Largest accepted invoice of a purchase, in bytes. */
  readonly invoiceMaxBytes: number
  /** Left out, e-mails become files of `mailFolder`. */
  readonly smtpUrl?: string | undefined
  readonly mailFolder: string
  readonly mailFrom: string
  /** Origin that links in e-mails start with. */
  readonly publicUrl: string
  /** Cookies travel over HTTPS only; the server is behind a proxy that says so in X-Forwarded-Proto. */
  readonly secure: boolean
  /** Signs the session cookies; at least 32 characters. */
  readonly sessionSecret: string
  /** Where uploads wait for their verdict. */
  readonly temporaryFolder: string
  readonly logLevel: string
}

/** A setting of the environment that cannot be used; the message names it. */
export class SettingsError extends Error {}

/**
 * Reads the environment once. Creates the data folder, and there the secret of the sessions when none is given.
 * @throws SettingsError naming every bad variable.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `- ${path.join('.')} : ${message}`)
    throw new SettingsError(['Configuration incorrecte :', ...lines].join('\n'))
  }
  const { data } = parsed
  const folder = dirname(data.DATABASE_FILE)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new SettingsError(
      `Configuration incorrecte :\n- DATABASE_FILE : le dossier ${folder} ne peut pas être créé`,
      {
        cause: error,
      },
    )
  }
  return {
    port: data.PORT,
    host: data.HOST,
    databaseFile: data.DATABASE_FILE,
    importMaxBytes: data.IMPORT_MAX_BYTES,
    invoiceMaxBytes: data.INVOICE_MAX_BYTES,
    smtpUrl: data.SMTP_URL,
    mailFolder: data.MAIL_FOLDER,
    mailFrom: data.MAIL_FROM,
    publicUrl: data.PUBLIC_URL.replace(/\/+$/, ''),
    secure: data.SECURE,
    sessionSecret: data.SESSION_SECRET ?? storedSecret(join(folder, 'session-secret')),
    temporaryFolder: tmpdir(),
    logLevel: data.LOG_LEVEL,
  }
}

/** Sessions survive a restart: the secret is made once, in a file that only this account of the machine can read. */
function storedSecret(file: string): string {
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process starting at the same moment may have made it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8')
}
