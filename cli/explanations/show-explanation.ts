import { listedFamilies } from '@ma-cantine/lib/explanations/listed-families'
import type { Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { explanationListText, explanationText } from './explanation-text.ts'
import { readErrorCode } from './read-error-code.ts'

export const explainCode: Verb<object> = async ({ words, locale }, [text]) => {
  if (text !== undefined) {
    const code = readErrorCode(text, words)
    // No other command loads these hundred pages of text.
    const { describeExplanation } = await import('./explanation-output.ts')
    const output = describeExplanation(code, locale)
    return {
      exitCode: exitCodes.fine,
      json: output.page,
      text: explanationText(output),
      view: async () => (await import('./views/explanation.tsx')).explanationView(output),
    }
  }
  const all = listedFamilies(locale)
  return {
    exitCode: exitCodes.fine,
    json: { families: all },
    text: explanationListText(all, words),
    view: async () => (await import('./views/explanation-list.tsx')).explanationListView(all, words),
  }
}
