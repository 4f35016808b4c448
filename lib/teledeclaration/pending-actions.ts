/** What is left to do for a canteen and a year, by the codes that clients know. */
export const pendingActions = [
  '10_add_satellites',
  '18_prefill_diagnostic',
  '20_create_diagnostic',
  '30_fill_diagnostic',
  '35_fill_canteen_data',
  '36_fill_satellite_canteen_data',
  '40_teledeclare',
  '45_did_not_teledeclare',
  '90_nothing_satellite',
  '91_nothing_satellite_teledeclared',
  '95_nothing',
] as const
export type PendingAction = (typeof pendingActions)[number]

/** There is nothing to do, or it is too late. */
const idleActions: readonly PendingAction[] = [
  '45_did_not_teledeclare',
  '90_nothing_satellite',
  '91_nothing_satellite_teledeclared',
  '95_nothing',
]
export const needsWork = (action: PendingAction): boolean => !idleActions.includes(action)

/** What is known of a canteen for a year. The database answers the same questions (`server/teledeclaration/situations.ts`). */
export const situationFacts = [
  /** It delivers to other canteens, or is a group of them. */
  'isKitchen',
  'isGroup',
  /** Its announced number of satellites is not the number of canteens that name it; or it is a group without any. */
  'satellitesDiffer',
  /** A satellite whose kitchen reports all measures for it. */
  'isReportedByKitchen',
  /** A satellite whose kitchen reports at least its purchases. */
  'hasPurchasesOfKitchen',
  /** A declaration in force of a kitchen covers it, though that kitchen gives nothing for it any more. */
  'isDeclaredByFormerKitchen',
  /**
   * What it would declare for its satellites is declared already: by one of them, or by a kitchen that delivered to one
   * before.
   */
  'hasDeclaredSatellites',
  /** It has purchases dated in the year. */
  'hasPurchases',
  'hasDiagnostic',
  /** Its diagnostic lacks none of the amounts that its year asks for. */
  'isFilled',
  /** Its diagnostic says what it reports for its satellites. */
  'hasMode',
  /** The canteen itself lacks nothing. */
  'isComplete',
  /** It is a group, and one of its satellites lacks something. */
  'hasIncompleteSatellite',
  /** A declaration is in force: its own, or that of the kitchen that reports for it. */
  'isDeclared',
  /** The same, once in the campaign of the year, even if cancelled since. */
  'wasDeclared',
  'inDeclaration',
  'inCorrection',
  /** The campaign of the year is over, correction included. */
  'isOver',
] as const
export type SituationFact = (typeof situationFacts)[number]
export type Situation = Readonly<Record<SituationFact, boolean>>

export type Condition = SituationFact | `not ${SituationFact}`

export interface ActionRule {
  readonly action: PendingAction
  /** All must hold. */
  readonly when: readonly Condition[]
}

/**
 * The first rule that holds tells what is left to do. Two points are left open by the public service, and settled here:
 * a satellite follows its kitchen where that reports all measures, and its own diagnostic otherwise; a campaign is that
 * of the year asked for, not whichever is open.
 */
export const actionRules: readonly ActionRule[] = [
  // After the campaign, as in its correction, it is too late for what was not declared, however little it lacks.
  { action: '45_did_not_teledeclare', when: ['isOver', 'not isDeclared'] },
  // Only what was declared can be corrected: it is too late for any other report, however little it lacks.
  { action: '45_did_not_teledeclare', when: ['inCorrection', 'not inDeclaration', 'not wasDeclared'] },
  // A report that is declared is locked once nothing can be corrected any more.
  {
    action: '95_nothing',
    when: ['isDeclared', 'not isReportedByKitchen', 'not inDeclaration', 'not inCorrection'],
  },
  { action: '10_add_satellites', when: ['isKitchen', 'satellitesDiffer'] },
  { action: '91_nothing_satellite_teledeclared', when: ['isReportedByKitchen', 'isDeclared'] },
  { action: '90_nothing_satellite', when: ['isReportedByKitchen'] },
  { action: '18_prefill_diagnostic', when: ['not hasDiagnostic', 'hasPurchases', 'not hasPurchasesOfKitchen'] },
  { action: '20_create_diagnostic', when: ['not hasDiagnostic'] },
  { action: '30_fill_diagnostic', when: ['not isFilled', 'not hasPurchasesOfKitchen'] },
  { action: '30_fill_diagnostic', when: ['isKitchen', 'not hasMode'] },
  { action: '35_fill_canteen_data', when: ['not isComplete'] },
  { action: '36_fill_satellite_canteen_data', when: ['hasIncompleteSatellite'] },
  { action: '95_nothing', when: ['isDeclared'] },
  { action: '40_teledeclare', when: ['inDeclaration'] },
  { action: '40_teledeclare', when: ['inCorrection', 'wasDeclared'] },
  { action: '45_did_not_teledeclare', when: [] },
]

export const holds = (situation: Situation, condition: Condition): boolean =>
  condition.startsWith('not ')
    ? !situation[condition.slice('not '.length) as SituationFact]
    : situation[condition as SituationFact]

export const pendingActionOf = (situation: Situation): PendingAction =>
  actionRules.find(({ when }) => when.every(condition => holds(situation, condition)))?.action ?? '95_nothing'

/** Whether a report lacks something, can be declared now or later, is declared, or cannot be any more. */
export const readinesses = ['done', 'ready', 'waiting', 'lacking', 'too-late'] as const
export type Readiness = (typeof readinesses)[number]

/**
 * Where the report of a canteen stands by what is left to do for it.
 * @param isDeclarationOver whether reports of that year are no longer declared for the first time.
 */
export function readinessOf(action: PendingAction, isDeclarationOver: boolean): Readiness {
  if (action === '40_teledeclare') return 'ready'
  if (action === '45_did_not_teledeclare') return isDeclarationOver ? 'too-late' : 'ready'
  if (action === '90_nothing_satellite') return 'waiting'
  return needsWork(action) ? 'lacking' : 'done'
}

export type ActionCounts = Readonly<Partial<Record<PendingAction, number>>>

/** How many canteens are in each state, and in all. */
export type ReadinessCounts = Readonly<Record<Readiness | 'all', number>>

export function countReadiness(counts: ActionCounts, isDeclarationOver: boolean): ReadinessCounts {
  const sums: Record<Readiness | 'all', number> = { done: 0, ready: 0, waiting: 0, lacking: 0, 'too-late': 0, all: 0 }
  for (const action of pendingActions) {
    const count = counts[action] ?? 0
    sums[readinessOf(action, isDeclarationOver)] += count
    sums.all += count
  }
  return sums
}
