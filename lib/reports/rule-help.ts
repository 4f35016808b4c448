import { explain, type ShownExample } from '../explanations/explain.ts'
import { familyOf } from '../explanations/families.ts'
import type { ErrorCode } from '../imports/error-code.ts'
import type { Locale } from '../messages/locale.ts'

/** The explanation of a rule: its meaning, the causes of its errors and how to mend them. */
export interface RuleHelp {
  readonly title: string
  readonly meaning: string
  readonly causes: readonly string[]
  readonly origin: string
  readonly wrong: ShownExample
  readonly right: ShownExample
  /** The steps of mending; a step that differs between programs has one line for each. */
  readonly steps: readonly string[]
}

/** Null when the code is no rule about files, such as the reason why one could not be read. */
export function ruleHelp(code: string, locale: Locale): RuleHelp | null {
  if (!isErrorCode(code)) return null
  const { title, meaning, causes, steps, origin, wrong, right } = explain(code, locale)
  return {
    title,
    meaning,
    causes,
    origin,
    wrong,
    right,
    steps: steps.map(step => {
      if (typeof step === 'string') return step
      const colon = locale === 'fr' ? ' :' : ':'
      return `Excel${colon} ${step.excel}\nLibreOffice${colon} ${step.libreOffice}`
    }),
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(familyOf, code)
