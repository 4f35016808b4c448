import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { defaultContactEmail } from '@ma-cantine/lib/operator/default-contact'
import { largestInvoice } from '@ma-cantine/lib/purchases/invoice-type'
import type { Campaign, Period } from '@ma-cantine/lib/teledeclaration/campaigns'
import { z } from 'zod'
import { packageFolder } from '../files/package-folder.ts'
import { type RateRule, rateRules, readRateRules } from '../security/rate-rules.ts'
import { privateNetworks, readTrustedProxies, type TrustedProxies } from '../security/trusted-proxies.ts'
import { type OperatorFacts, operatorEnvironment, readOperator } from './operator.ts'
import { optional, webAddress } from './optional.ts'
import { makePrivateFolder, requireUsableFile, restrictRights } from './private-files.ts'
import { SettingsError } from './settings-error.ts'

/** An optional text that `understand` converts; null refuses it. */
const read = <Value>(understand: (text: string) => Value | null, message: string) =>
  z
    .string()
    .transform((text, context) => {
      const value = understand(text)
      if (value !== null) return value
      context.addIssue(message)
      return z.NEVER
    })
    .optional()

const whole = (least: number, most: number, what = '') => {
  const unit = what && ` ${what}`
  const bound = most === Number.MAX_SAFE_INTEGER ? `au moins ${least}` : `de ${least} à ${most}`
  const message = `doit être un nombre entier${unit} : ${bound}`
  return z.coerce.number(message).int(message).min(least, message).max(most, message)
}
const positive = (what: string) => whole(1, Number.MAX_SAFE_INTEGER, what)
const seconds = 'doit être un nombre de secondes : de 0 à 600'
const stopTime = z.coerce.number(seconds).min(0, seconds).max(600, seconds)

/** `nom@exemple.fr`, or `Un nom <nom@exemple.fr>`. */
const isSender = (text: string): boolean => {
  const [, address = text] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? []
  return z.email().safeParse(address.trim()).success
}

/** Whether an address has nothing after its host and port: pages, cookies and OAuth2 only work at the root. */
const isOrigin = (text: string): boolean => {
  const { pathname, search, hash, username, password } = new URL(text)
  return /^\/*$/.test(pathname) && [search, hash, username, password].every(part => part === '')
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The environments of the service, by the names of the public service. */
export const environments = ['prod', 'demo', 'staging', 'dev'] as const

const day = optional(z.iso.date('doit être une date, par exemple 2026-01-08').optional())

const secretLength = 32

const postgresqlAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'doit être une adresse postgres://' }).optional()

const standardPort = 8000

const Environment = z.object({
  // 0 is any free port, for tests.
  PORT: optional(whole(0, 65_535).default(standardPort)),
  HOST: optional(z.string().default('127.0.0.1')),
  DATABASE_FILE: optional(z.string().default('data/ma-cantine.sqlite')),
  DATABASE_URL: optional(postgresqlAddress),
  DATABASE_READER_URL: optional(postgresqlAddress),
  IMPORT_MAX_BYTES: optional(positive('d’octets').default(10_485_760)),
  INVOICE_MAX_BYTES: optional(positive('d’octets').default(largestInvoice)),
  MEDIA_MAX_BYTES: optional(positive('d’octets').default(500_000_000)),
  DISK_RESERVE: optional(whole(0, Number.MAX_SAFE_INTEGER, 'd’octets').default(67_108_864)),
  SMTP_URL: optional(
    z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'doit être une adresse smtp://serveur ou smtps://serveur' })
      .optional(),
  ),
  MAIL_FOLDER: optional(z.string().default('data/mail')),
  MAIL_FROM: optional(
    z
      .string()
      .refine(isSender, 'doit être une adresse e-mail, seule ou entre chevrons : ma cantine <nom@exemple.fr>')
      .default('ma cantine <ne-pas-repondre@ma-cantine.example>'),
  ),
  CONTACT_EMAIL: optional(z.email('doit être une adresse e-mail').default(defaultContactEmail)),
  COMPANY_REGISTER_URL: webAddress,
  GEOCODER_URL: webAddress,
  COMMUNES_URL: webAddress,
  NEWSLETTER_API_URL: webAddress,
  NEWSLETTER_API_KEY: optional(z.string().optional()),
  NEWSLETTER_LIST_ID: optional(whole(1, Number.MAX_SAFE_INTEGER).optional()),
  OUTSIDE_TIMEOUT: optional(positive('de millisecondes').default(4000)),
  OUTSIDE_PAUSE: optional(positive('de millisecondes').default(10_000)),
  PUBLISH_BY_DEFAULT: optional(z.stringbool({ error: 'doit valoir true ou false' }).default(true)),
  LAST_TOLD_YEAR: optional(whole(2000, 9999).optional()),
  EXPECTED_CANTEENS_FILE: optional(z.string().optional()),
  RENDER_TIMEOUT: optional(positive('de millisecondes').default(3000)),
  HISTORY_DAYS: optional(positive('de jours').optional()),
  ENVIRONMENT: optional(z.enum(environments, `doit valoir ${environments.join(', ')}`).default('dev')),
  DEMO_URL: webAddress,
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'doit être une adresse http:// ou https://', abort: true })
      .refine(isOrigin, 'doit s’arrêter après le nom du serveur et le port, par exemple https://cantine.exemple.fr')
      .optional(),
  ),
  SECURE: optional(z.stringbool({ error: 'doit valoir true ou false' }).default(false)),
  TRUST_PROXY: optional(read(readTrustedProxies, 'doit être un nombre de relais, ou des adresses et réseaux')),
  RATE_LIMITS: optional(read(readRateRules, 'doit valoir off, ou des limites comme signIn=20/900')),
  METRICS_TOKEN: optional(z.string().min(16, 'doit compter au moins 16 caractères').optional()),
  STOP_DELAY: optional(stopTime.default(0)),
  STOP_PATIENCE: optional(stopTime.default(10)),
  SESSION_SECRET: optional(z.string().min(secretLength, `doit compter au moins ${secretLength} caractères`).optional()),
  TELEDECLARATION_START_DATE_OVERRIDE: day,
  TELEDECLARATION_END_DATE_OVERRIDE: day,
  CORRECTION_START_DATE_OVERRIDE: day,
  CORRECTION_END_DATE_OVERRIDE: day,
  DOCUMENTATION_URL: webAddress,
  KEY_FIGURES_URL: webAddress,
  BLOG_URL: webAddress,
  ANALYTICS_URL: webAddress,
  ANALYTICS_SITE_ID: optional(z.string().regex(/^\d+$/, 'doit être un nombre').optional()),
  ...operatorEnvironment,
  LOG_LEVEL: optional(z.enum(levels, `doit être l’un de ces niveaux : ${levels.join(', ')}`).default('warn')),
})

export interface Settings {
  readonly port: number
  readonly host: string
  /** A SQLite file, whose folder exists once the settings are read, or the postgres:// address of a database. */
  readonly database: string
  /** The postgres:// address of a streaming replica of that database, from which reads that may be late are made. */
  readonly replica: string | null
  /** Largest accepted import file, in bytes. */
  readonly importMaxBytes: number
  /** Largest accepted invoice of a purchase, in bytes. */
  readonly invoiceMaxBytes: number
  /** The largest file of a webinar. */
  readonly mediaMaxBytes: number
  /** Free bytes of the disks of database and uploads below which the server is not ready. */
  readonly diskReserve: number
  /** Without it, e-mails become files of `mailFolder`. */
  readonly smtpUrl?: string | undefined
  readonly mailFolder: string
  readonly mailFrom: string
  /** Address for the replies to messages. */
  readonly contactEmail: string
  /** Sites of the operator that the menu links to; it has no link without them. */
  readonly documentationUrl?: string | undefined
  readonly keyFiguresUrl?: string | undefined
  /** The operator's own blog, to which the menu leads in place of ours. */
  readonly blogUrl?: string | undefined
  /** Address of the company register (https://recherche-entreprises.api.gouv.fr); not called without it. */
  readonly companyRegisterUrl?: string | undefined
  /** Address of the geocoder (https://data.geopf.fr/geocodage), for codes that the packaged data does not know. */
  readonly geocoderUrl?: string | undefined
  /** Address of the list of communes (https://geo.api.gouv.fr), for the same codes. */
  readonly communesUrl?: string | undefined
  /** The provider that mails the newsletter, and the list of its account that holds our subscribers; null without one. */
  readonly newsletterProvider: { readonly url: string; readonly apiKey: string; readonly listId: number } | null
  /** Longest wait for an answer of those services, in milliseconds. */
  readonly outsideTimeout: number
  /** Pause of calls to a service that keeps failing, in milliseconds. */
  readonly outsidePause: number
  /** Whether everybody sees each canteen, but those of the armed forces; otherwise those that their managers publish. */
  readonly publishByDefault: boolean
  /** The last year whose average shares screens show; by default, the one before last. */
  readonly lastToldYear: number | undefined
  /** A file that tells how many canteens territories should have (`settings/read-expected.ts`). */
  readonly expectedCanteensFile: string | undefined
  /** Longest wait of a page for its data and its display, in milliseconds; it then goes without them. */
  readonly renderTimeout: number
  /** Age in days at which changes are deleted; undefined keeps them. */
  readonly historyDays?: number | undefined
  /** Which environment of the service this server is. */
  readonly environment: (typeof environments)[number]
  /** The demonstration environment, to which the developer page of production sends. */
  readonly demoUrl?: string | undefined
  /** Origin of the links in e-mails. */
  readonly publicUrl: string
  /** Whether the server is behind a proxy with HTTPS, which sets X-Forwarded-Proto; cookies then require HTTPS. */
  readonly secure: boolean
  /** Proxies whose X-Forwarded headers are trusted. */
  readonly trustedProxies: TrustedProxies
  /** Limits of rates; empty when they are off. */
  readonly rateRules: readonly RateRule[]
  /** Token that opens `/metrics` to other machines. */
  readonly metricsToken?: string | undefined
  /** Seconds during which the server still accepts requests after announcing its stop. */
  readonly stopDelay: number
  /** Seconds that requests in progress then have to end. */
  readonly stopPatience: number
  /** Signs the session cookies; at least 32 characters. */
  readonly sessionSecret: string
  /** Folder of the spools of uploads. */
  readonly temporaryFolder: string
  /** Folder of the built site. */
  readonly siteFolder: string
  /** Folder of the library and the command that the server offers. */
  readonly toolsFolder: string
  /** The analytics service that pages of the site load, and its id for the site; null without one. */
  readonly analytics: { readonly address: string; readonly siteId: string } | null
  /** Who publishes and hosts the service, for the legal pages. */
  readonly operator: OperatorFacts
  readonly logLevel: string
  /** A campaign that is not in the list yet, or whose dates have changed. */
  readonly campaign: Campaign | null
}

/**
 * Reads the environment, and creates the data folder with a session secret when none is given.
 * @throws SettingsError naming every bad variable.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    throw SettingsError.list(
      parsed.error.issues.map(({ path, message }) => ({ setting: path.join('.'), problem: message })),
    )
  }
  const { data } = parsed
  if (data.DATABASE_READER_URL !== undefined && data.DATABASE_URL === undefined) {
    throw SettingsError.about(
      'DATABASE_READER_URL',
      'demande aussi DATABASE_URL : un fichier SQLite n’a pas de réplica',
    )
  }
  const folder = data.DATABASE_URL ? null : makeFolderOf(data.DATABASE_FILE)
  return {
    port: data.PORT,
    host: data.HOST,
    database: data.DATABASE_URL ?? data.DATABASE_FILE,
    replica: data.DATABASE_READER_URL ?? null,
    importMaxBytes: data.IMPORT_MAX_BYTES,
    invoiceMaxBytes: data.INVOICE_MAX_BYTES,
    mediaMaxBytes: data.MEDIA_MAX_BYTES,
    diskReserve: data.DISK_RESERVE,
    smtpUrl: data.SMTP_URL,
    mailFolder: data.MAIL_FOLDER,
    mailFrom: data.MAIL_FROM,
    contactEmail: data.CONTACT_EMAIL,
    documentationUrl: data.DOCUMENTATION_URL,
    keyFiguresUrl: data.KEY_FIGURES_URL,
    blogUrl: data.BLOG_URL,
    companyRegisterUrl: data.COMPANY_REGISTER_URL,
    geocoderUrl: data.GEOCODER_URL,
    communesUrl: data.COMMUNES_URL,
    newsletterProvider: readNewsletterProvider(data),
    outsideTimeout: data.OUTSIDE_TIMEOUT,
    outsidePause: data.OUTSIDE_PAUSE,
    publishByDefault: data.PUBLISH_BY_DEFAULT,
    renderTimeout: data.RENDER_TIMEOUT,
    lastToldYear: data.LAST_TOLD_YEAR,
    expectedCanteensFile: data.EXPECTED_CANTEENS_FILE,
    historyDays: data.HISTORY_DAYS,
    environment: data.ENVIRONMENT,
    demoUrl: data.DEMO_URL,
    publicUrl: new URL(data.PUBLIC_URL ?? `http://127.0.0.1:${data.PORT || standardPort}`).origin,
    secure: data.SECURE,
    trustedProxies: data.TRUST_PROXY ?? (data.SECURE ? privateNetworks : false),
    rateRules: data.RATE_LIMITS ?? rateRules,
    metricsToken: data.METRICS_TOKEN,
    stopDelay: data.STOP_DELAY,
    stopPatience: data.STOP_PATIENCE,
    sessionSecret: data.SESSION_SECRET ?? sharedSecret(folder),
    temporaryFolder: tmpdir(),
    siteFolder: join(packageFolder, '../web/site/'),
    toolsFolder: join(packageFolder, '../cli/tools/'),
    analytics: readAnalytics(data),
    operator: readOperator(data),
    logLevel: data.LOG_LEVEL,
    campaign: readCampaign(data),
  }
}

function makeFolderOf(databaseFile: string): string {
  const folder = dirname(databaseFile)
  makePrivateFolder('DATABASE_FILE', folder)
  requireUsableFile('DATABASE_FILE', databaseFile)
  return folder
}

/** Servers of one PostgreSQL database share its sessions, so they must be given the same secret. */
function sharedSecret(folder: string | null): string {
  if (folder !== null) return storedSecret(join(folder, 'session-secret'))
  throw SettingsError.about(
    'SESSION_SECRET',
    'est obligatoire avec DATABASE_URL : donnez le même texte, de 32 caractères ou plus, à tous les serveurs',
  )
}

function readAnalytics({
  ANALYTICS_URL: url,
  ANALYTICS_SITE_ID: siteId,
}: z.output<typeof Environment>): Settings['analytics'] {
  if (url !== undefined && siteId !== undefined) return { address: url.replace(/\/*$/, '/'), siteId }
  if (url === undefined && siteId === undefined) return null
  throw SettingsError.about('ANALYTICS_URL, ANALYTICS_SITE_ID', 'donnez les deux, ou aucune')
}

function readNewsletterProvider({
  NEWSLETTER_API_URL: url,
  NEWSLETTER_API_KEY: apiKey,
  NEWSLETTER_LIST_ID: listId,
}: z.output<typeof Environment>): Settings['newsletterProvider'] {
  if (url !== undefined && apiKey !== undefined && listId !== undefined) return { url, apiKey, listId }
  if (url === undefined && apiKey === undefined && listId === undefined) return null
  throw SettingsError.about('NEWSLETTER_API_URL, NEWSLETTER_API_KEY, NEWSLETTER_LIST_ID', 'donnez les trois, ou aucun')
}

/** A campaign declares the year before the one in which it starts. */
function readCampaign(data: z.output<typeof Environment>): Campaign | null {
  const declaration = readPeriod(data, 'TELEDECLARATION')
  const correction = readPeriod(data, 'CORRECTION')
  if (declaration) return { year: Number(declaration.start.slice(0, 4)) - 1, declaration, correction }
  if (!correction) return null
  throw SettingsError.about('CORRECTION_START_DATE_OVERRIDE', 'demande aussi TELEDECLARATION_START_DATE_OVERRIDE')
}

function readPeriod(data: z.output<typeof Environment>, name: 'TELEDECLARATION' | 'CORRECTION'): Period | null {
  const [startName, endName] = [`${name}_START_DATE_OVERRIDE`, `${name}_END_DATE_OVERRIDE`] as const
  const [start, end] = [data[startName], data[endName]]
  if (start === undefined && end === undefined) return null
  if (start !== undefined && end !== undefined && start <= end) return { start, end }
  throw SettingsError.about(`${startName}, ${endName}`, 'donnez les deux dates, la première avant la seconde')
}

/**
 * The secret is generated once, so that sessions survive a restart, in a file that only this account of the machine can
 * read.
 */
function storedSecret(file: string): string {
  const problem = (what: string, cause?: unknown) =>
    SettingsError.about('SESSION_SECRET', `le fichier ${file} ${what}, ou donnez SESSION_SECRET`, cause)
  try {
    if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // Another process that starts at the same time may have created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw problem('ne peut pas être créé : vérifiez les droits de son dossier', error)
    }
  }
  try {
    restrictRights(file)
    const secret = readFileSync(file, 'utf8')
    if (secret.length >= secretLength) return secret
  } catch (error) {
    throw problem('ne peut pas être lu par ce compte : changez ses droits', error)
  }
  throw problem('est trop court : supprimez-le, un autre sera créé')
}
