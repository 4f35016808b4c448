import { readSelfAssessment, type SelfAssessment } from '@ma-cantine/lib/diagnostics/self-assessment'
import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import { selfAssessmentItem, selfAssessmentName } from '../app/device/items.ts'
import { Store, useStore } from '../app/store.ts'

const nothing: SelfAssessment = {}

/** Empty in first displays, which the build makes; the device's own follows at once. */
const assessments = new Store<SelfAssessment>(nothing)
/** Whether the latest change is on the device; a browser may refuse to keep anything. */
const keeping = new Store(true)

function load(): SelfAssessment {
  try {
    return readSelfAssessment(selfAssessmentItem.get())
  } catch {
    return nothing
  }
}

if (typeof document !== 'undefined') {
  assessments.set(load())
  // Another tab has changed it.
  addEventListener('storage', event => {
    if (event.key === selfAssessmentName || event.key === null) assessments.set(load())
  })
}

export const useSelfAssessment = (): SelfAssessment => useStore(assessments)
export const useIsKept = (): boolean => useStore(keeping)

function keep(assessment: SelfAssessment): void {
  assessments.set(assessment)
  try {
    if (Object.keys(assessment).length === 0) selfAssessmentItem.remove()
    else selfAssessmentItem.set(JSON.stringify(assessment))
    keeping.set(true)
  } catch {
    keeping.set(false)
  }
}

/** Keeps the answers of a measure, beside those that another tab has given to the others. */
export function keepMeasure<Id extends MeasureId>(id: Id, answers: NonNullable<SelfAssessment[Id]>): void {
  keep({ ...(keeping.get() ? load() : assessments.get()), [id]: answers })
}

/** Erases all answers. @returns what puts them back. */
export function eraseSelfAssessment(): () => void {
  const erased = assessments.get()
  keep(nothing)
  return () => keep(erased)
}
