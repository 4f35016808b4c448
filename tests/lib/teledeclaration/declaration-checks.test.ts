import { declarationChecks, refusedBy } from '@ma-cantine/lib/teledeclaration/declaration-checks'
import { type Situation, situationFacts } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { expect, test } from 'vitest'

const nothing = Object.fromEntries(situationFacts.map(fact => [fact, false])) as Situation
const ready: Situation = { ...nothing, hasDiagnostic: true, isFilled: true, inDeclaration: true }

test('a filled diagnostic is declared while the campaign is open, and again while corrections are', () => {
  expect(refusedBy(ready)).toBeNull()
  expect(refusedBy({ ...ready, inDeclaration: false, inCorrection: true, wasDeclared: true })).toBeNull()
  // Purchases of the kitchen stand for those of its satellite.
  expect(refusedBy({ ...ready, isFilled: false, hasPurchasesOfKitchen: true })).toBeNull()
})

test('each thing that refuses is told in its order, one after the other as they are mended', () => {
  const told: [string, number][] = []
  let situation: Situation = {
    ...nothing,
    isKitchen: true,
    isGroup: true,
    satellitesDiffer: true,
    hasIncompleteSatellite: true,
    isDeclared: true,
    isDeclaredByFormerKitchen: true,
    hasDeclaredSatellites: true,
    inCorrection: true,
  }
  const mends: Partial<Situation>[] = [
    { wasDeclared: true },
    { isFilled: true },
    { hasMode: true },
    { satellitesDiffer: false },
    { isComplete: true },
    { hasIncompleteSatellite: false },
    { isDeclared: false },
    { isDeclaredByFormerKitchen: false },
    { hasDeclaredSatellites: false },
  ]
  for (const mend of [...mends, {}]) {
    const refused = refusedBy(situation)
    if (refused) told.push([refused.code, refused.status])
    situation = { ...situation, ...mend }
  }
  const ofSatellite = refusedBy({ ...ready, hasPurchasesOfKitchen: true, isReportedByKitchen: true, isDeclared: true })
  expect(refusedBy(situation)).toBeNull()
  expect([...told, [ofSatellite?.code, ofSatellite?.status]]).toEqual([
    ['never-declared', 403],
    ['missing-amounts', 400],
    ['no-mode', 400],
    ['group-without-satellite', 400],
    ['incomplete-group', 400],
    ['incomplete-satellites', 400],
    ['already-declared', 400],
    ['declared-by-former-kitchen', 400],
    ['satellites-declared', 400],
    ['reported-by-kitchen', 400],
  ])
  expect(declarationChecks.map(({ code }) => code).toSorted()).toEqual(
    [...told.map(([code]) => code), 'reported-by-kitchen'].toSorted(),
  )
})
