import { z } from 'zod'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { simpleProperties } from '../diagnostics/amount-properties.ts'
import { KitchenDiagnostic } from '../diagnostics/kitchen-diagnostic.ts'
import { visibleText } from '../entities/visible-text.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyOf } from '../lists/query-values.ts'

/** What the team of a satellite says of what its kitchen enters and declares for it. */
export const kitchenReportVerdicts = ['confirmed', 'contested'] as const
/** One of the two answers of a satellite. */
export type KitchenReportVerdict = (typeof kitchenReportVerdicts)[number]

/** What the histories of a satellite and of its kitchen show of an answer. */
export const kitchenReportHistoryFields = [
  'kitchenReportCanteen',
  'kitchenReportYear',
  'kitchenReportVerdict',
  'kitchenReportReason',
] as const
/** One property of an answer in a history. */
export type KitchenReportHistoryField = (typeof kitchenReportHistoryFields)[number]

const Instant = z.iso.datetime({ offset: true })

/** The last answer of a satellite, which may be about an earlier version of the report. */
export const KitchenReportAnswer = z.object({
  verdict: z.enum(kitchenReportVerdicts),
  date: Instant,
  /** Null for a confirmation without a word. */
  reason: z.string().nullable(),
  /** Null once the account is deleted. */
  author: z.string().nullable(),
  /** Whether it is about the report as it is now. */
  isCurrent: z.boolean(),
})
export type KitchenReportAnswer = z.output<typeof KitchenReportAnswer>

const reading = { firstSeenDate: Instant.nullable(), lastSeenDate: Instant.nullable() } as const

/** Amounts in euros without VAT; null where the kitchen gives none. */
const Shares = z.object(
  Object.fromEntries(simpleProperties.map(property => [property, z.number().nullable()])) as Record<
    (typeof simpleProperties)[number],
    z.ZodNullable<z.ZodNumber>
  >,
)

/** What a central kitchen or a group enters and declares for one of its satellites, as the satellite sees it. */
export const KitchenReport = z.object({
  year: z.int(),
  kitchen: z.object({ id: z.int(), name: z.string(), siret: z.string().nullable(), isGroup: z.boolean() }),
  /** Nothing is entered for satellites yet, the report can still change, or its declaration is in force. */
  state: z.enum(['empty', 'draft', 'declared']),
  /** Of the report, to answer it; null while it is empty, as the three that follow. */
  version: z.string().nullable(),
  /** `APPRO`: purchases alone; `ALL`: all measures. */
  mode: z.enum(['APPRO', 'ALL']).nullable(),
  declarationDate: Instant.nullable(),
  /** Whether the declaration in force replaces an earlier one. */
  isCorrection: z.boolean(),
  /** What purchases are shared by. */
  meals: z.object({
    /** Meals of the satellite in a year. */
    own: z.int().nullable(),
    /** Those of all canteens that share; null unless each gives its own. */
    total: z.int().nullable(),
    canteens: z.int(),
    /** The canteens that do not give theirs: nothing is shared until they do. */
    lacking: z.int(),
  }),
  /** The share of the satellite in the purchases of the kitchen, by meals; null where nothing can be shared. */
  share: Shares.nullable(),
  /** Ratios in place of the euros of the kitchen; its answers to the other measures when the mode is `ALL`. */
  diagnostic: KitchenDiagnostic.nullable(),
  /** When the team of the satellite opened this version. */
  ...reading,
  answer: KitchenReportAnswer.nullable(),
})
export type KitchenReport = z.output<typeof KitchenReport>

const params = z.object({ canteenId: PathId, year: PathId })
const ofSatellite = '/api/v1/canteens/:canteenId/kitchenReport/:year'

/** 404 for a canteen that no kitchen or group delivers to, or whose team has not accepted it yet. */
export const getKitchenReport = endpoint({
  method: 'GET',
  path: ofSatellite,
  summary: 'Donne ce que la cuisine centrale ou le groupe saisit et déclare pour une cantine que l’on gère',
  access: 'manager',
  scope: 'diagnostic:read',
  params,
  answer: KitchenReport,
})

/** The version that somebody has under their eyes. */
export const SeenKitchenReport = z.object({ version: z.string().min(1).max(100) })

/** Tells the kitchen that somebody of the team has opened this version; one that has changed since gets 409. */
export const noteKitchenReportSeen = endpoint({
  method: 'POST',
  path: `${ofSatellite}/seen/`,
  summary: 'Note que l’on a vu ce que la cuisine saisit et déclare pour une cantine que l’on gère',
  access: 'manager',
  scope: 'diagnostic:write',
  params,
  body: SeenKitchenReport,
  answer: KitchenReport,
})

/** How many characters the team of a satellite has to say what is wrong. */
export const longestAnswerReason = 1000

/** An answer to send, about a version; what is contested has a reason. */
export const NewKitchenReportAnswer = SeenKitchenReport.extend({
  verdict: z.enum(kitchenReportVerdicts),
  reason: visibleText(longestAnswerReason).nullable().default(null),
})
export type NewKitchenReportAnswer = z.output<typeof NewKitchenReportAnswer>

/**
 * The managers of the kitchen are told. The same answer again changes nothing, and tells nobody. A report that has changed
 * since gets 409.
 */
export const answerKitchenReport = endpoint({
  method: 'POST',
  path: `${ofSatellite}/answer/`,
  summary: 'Confirme ou conteste ce que la cuisine saisit et déclare pour une cantine que l’on gère',
  access: 'manager',
  scope: 'diagnostic:write',
  params,
  body: NewKitchenReportAnswer,
  idempotent: true,
  dryRun: true,
  answer: KitchenReport,
})

/** Where the team of a satellite stands with the report as it is now. */
export const satelliteAnswerStates = ['contested', 'confirmed', 'seen', 'unseen'] as const
/** One of the four states of a satellite. */
export type SatelliteAnswerState = (typeof satelliteAnswerStates)[number]

/** What a kitchen sees of the answer of a satellite. */
export const SatelliteAnswer = z.object({
  canteen: z.object({ id: z.int(), name: z.string(), siret: z.string().nullable() }),
  state: z.enum(satelliteAnswerStates),
  ...reading,
  answer: KitchenReportAnswer.nullable(),
})
export type SatelliteAnswer = z.output<typeof SatelliteAnswer>

/** A page of the satellites of a kitchen, and in which states they are; all of them by default. */
export const SatelliteAnswerSelection = z.object({
  ...paging(pageSizes.satelliteAnswers),
  state: anyOf(satelliteAnswerStates),
})

/**
 * The satellites that the report of the year covers, by name; those of its declaration, once it is declared. The counts
 * are those of all of them.
 */
export const listSatelliteAnswers = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/satelliteAnswers/:year',
  summary: 'Liste qui a vu, confirmé ou contesté ce que l’on saisit et déclare pour ses cantines satellites',
  access: 'manager',
  scope: 'diagnostic:read',
  params: CanteenParams.extend({ year: PathId }),
  query: SatelliteAnswerSelection,
  answer: pageOf(SatelliteAnswer, {
    counts: z.object({ contested: z.int(), confirmed: z.int(), seen: z.int(), unseen: z.int() }),
  }),
})
