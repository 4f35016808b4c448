import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Command } from 'commander'
import { exitCodes } from '../app/exit-code.ts'
import { listedFamilies } from '../app/explanation-list.ts'
import { explanationListText, explanationText } from '../app/explanation-text.ts'
import { knownCode } from '../app/known-code.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { wordsOf } from '../words/words.ts'

export function defineExplain(program: Command, locale: Locale): void {
  const { help } = wordsOf(locale)
  program
    .command('explain')
    .description(help.explain)
    .argument(`[${help.codeArgument}]`, help.code)
    .action(runCommand(explainCode, locale))
}

const explainCode: Verb<object> = async ({ words, locale }, [named]) => {
  if (named !== undefined) {
    const code = knownCode(named, words)
    // A hundred pages of text that no other command needs to load.
    const { explanationFace } = await import('../app/explanation-face.ts')
    const face = explanationFace(code, locale)
    return {
      exitCode: exitCodes.fine,
      json: face.page,
      text: explanationText(face),
      view: async () => (await import('../views/explanation.tsx')).explanationView(face),
    }
  }
  const all = listedFamilies(locale)
  return {
    exitCode: exitCodes.fine,
    json: { families: all },
    text: explanationListText(all, words),
    view: async () => (await import('../views/explanation-list.tsx')).explanationListView(all, words),
  }
}
