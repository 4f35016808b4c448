import { certificationSuite, certificationSuiteDigest } from '@ma-cantine/lib/generated/certification-suite'
import type { Context } from '../app/context.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'

const { version, cases } = certificationSuite

export const suiteJson = { version, digest: certificationSuiteDigest } as const

export function listCases({ words: { certification: words }, locale }: Context): Result {
  const lines = cases.map(({ name, format, title }) => `  ${name}  ${title[locale]} (${format})`)
  return {
    exitCode: exitCodes.fine,
    json: {
      ok: true,
      suite: suiteJson,
      cases: cases.map(({ name, format, title }) => ({ name, format, title: title[locale] })),
    },
    text: [words.suite(version, cases.length), ...lines, '', words.howToShow, words.howToRun].join('\n'),
  }
}

export function showCase(name: string, { words: { certification: words }, locale }: Context): Result {
  const found = cases.find(each => each.name === name)
  if (!found) {
    const names = cases.map(each => each.name)
    throw new Failure(exitCodes.usage, { code: 'unknown-case', ...words.unknownCase(name, names) })
  }
  const { title, format, story } = found
  return {
    exitCode: exitCodes.fine,
    json: { ok: true, suite: suiteJson, case: { ...found, title: title[locale] } },
    text: [`${name} — ${title[locale]}`, words.format(format), words.file(name), '', ...story].join('\n'),
  }
}
