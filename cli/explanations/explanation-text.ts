import type { ListedFamily } from '@ma-cantine/lib/explanations/listed-families'
import type { Words } from '../words/fr.ts'
import type { ExplanationOutput } from './explanation-output.ts'

export function explanationListText(families: readonly ListedFamily[], words: Words): string {
  return [
    words.explanations.explanationsTitle,
    ...families.map(({ title, codes }) =>
      [title, ...codes.map(codeEntry => `  ${codeEntry.code} — ${codeEntry.title}`)].join('\n'),
    ),
    words.explanations.explanationsMore,
  ].join('\n\n')
}

export function explanationText({ page, words, exampleHeading, examples, steps }: ExplanationOutput): string {
  const section = (heading: string, lines: readonly string[]) => [heading, ...lines].join('\n')
  const example = examples.flatMap(({ heading, mark, lines }) => [
    `  ${mark} ${heading}`,
    ...lines.map(line => `    ${line}`),
  ])
  return [
    `${page.code} — ${page.title}`,
    page.meaning,
    section(exampleHeading, example),
    section(
      words.causes,
      page.causes.map(cause => `  • ${cause}`),
    ),
    section(words.steps, steps.flatMap(stepLines)),
    section(words.origin, [`  ${page.origin}`]),
  ].join('\n\n')
}

const stepLines = (texts: readonly string[], index: number): string[] =>
  texts.map((text, position) => `  ${position === 0 ? `${index + 1}.` : '  '} ${text}`)
