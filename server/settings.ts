import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Campaign, Period } from '@ma-cantine/lib/teledeclaration/campaigns'
import { z } from 'zod'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema)

const day = optional(z.iso.date('doit être une date, par exemple 2026-01-08').optional())

const Environment = z.object({
  PORT: optional(z.coerce.number('doit être un nombre').int().min(0).max(65_535).default(8000)),
  HOST: optional(z.string().default('127.0.0.1')),
  DATABASE_FILE: optional(z.string().default('data/ma-cantine.sqlite')),
  IMPORT_MAX_BYTES: optional(z.coerce.number('doit être un nombre d’octets').int().positive().default(10_485_760)),
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
  TELEDECLARATION_START_DATE_OVERRIDE: day,
  TELEDECLARATION_END_DATE_OVERRIDE: day,
  CORRECTION_START_DATE_OVERRIDE: day,
  CORRECTION_END_DATE_OVERRIDE: day,
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
  /** A campaign of declarations that is not in the list yet, or whose dates changed. */
  readonly campaign: Campaign | null
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
    smtpUrl: data.SMTP_URL,
    mailFolder: data.MAIL_FOLDER,
    mailFrom: data.MAIL_FROM,
    publicUrl: data.PUBLIC_URL.replace(/\/+$/, ''),
    secure: data.SECURE,
    sessionSecret: data.SESSION_SECRET ?? storedSecret(join(folder, 'session-secret')),
    temporaryFolder: tmpdir(),
    logLevel: data.LOG_LEVEL,
    campaign: readCampaign(data),
  }
}

/** A campaign is about the year before the one it starts in. */
function readCampaign(data: z.output<typeof Environment>): Campaign | null {
  const declaration = readPeriod(data, 'TELEDECLARATION')
  const correction = readPeriod(data, 'CORRECTION')
  if (declaration) return { year: Number(declaration.start.slice(0, 4)) - 1, declaration, correction }
  if (!correction) return null
  throw new SettingsError(
    'Configuration incorrecte :\n- CORRECTION_START_DATE_OVERRIDE : demande aussi TELEDECLARATION_START_DATE_OVERRIDE',
  )
}

function readPeriod(data: z.output<typeof Environment>, name: 'TELEDECLARATION' | 'CORRECTION'): Period | null {
  const [startName, endName] = [`${name}_START_DATE_OVERRIDE`, `${name}_END_DATE_OVERRIDE`] as const
  const [start, end] = [data[startName], data[endName]]
  if (start === undefined && end === undefined) return null
  if (start !== undefined && end !== undefined && start <= end) return { start, end }
  throw new SettingsError(
    `Configuration incorrecte :\n- ${startName}, ${endName} : donnez les deux dates, la première avant la seconde`,
  )
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
