import { explain } from '@ma-cantine/lib/explanations/explain'
import { listedFamilies } from '@ma-cantine/lib/explanations/listed-families'
import { type ProgramSteps, stepsByProgram } from '@ma-cantine/lib/explanations/steps-by-program'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { bindWords } from '../../words/bind-words.ts'

export interface ErrorPage {
  readonly code: ErrorCode
  readonly title: string
  readonly meaning: string
  readonly steps: readonly ProgramSteps[]
}

/** The pages of `ma-cantine explain`, family by family, in the order in which a file is read. */
export const describeErrors = (locale: Locale): Readonly<Record<string, readonly ErrorPage[]>> =>
  Object.fromEntries(
    listedFamilies(locale).map(({ family, codes }) => [
      family,
      codes.map(({ code, title }) => {
        const { meaning, steps } = explain(code, locale)
        return bindWords({ code, title, meaning, steps: stepsByProgram(steps) })
      }),
    ]),
  )
