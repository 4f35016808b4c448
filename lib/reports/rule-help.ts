import { explain, type ShownExample } from '../explanations/explain.ts'
import { familyOf } from '../explanations/families.ts'
import type { ErrorCode } from '../imports/error-code.ts'
import type { Locale } from '../messages/locale.ts'

/** What a rule says of any file, and how to mend what breaks it. */
export interface RuleHelp {
  readonly title: string
  readonly meaning: string
  readonly causes: readonly string[]
  readonly origin: string
  readonly wrong: ShownExample
  readonly right: ShownExample
  /** One thing at a time; a step that differs from program to program has one line for each. */
  readonly steps: readonly string[]
}

/** Null for what is no rule about files: why one could not be read, for example. */
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
