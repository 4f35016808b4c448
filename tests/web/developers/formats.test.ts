import * as contract from '@ma-cantine/lib'
import { explain, fileKinds, locales } from '@ma-cantine/lib'
import { errorCodes, familyOf } from '@ma-cantine/lib/explanations/families'
import { isEndpoint } from '@ma-cantine/lib/http/endpoint'
import { formatFamilies } from '@ma-cantine/lib/imports/format-families'
import { formatNameOf } from '@ma-cantine/lib/imports/format-names'
import { isStaffKind } from '@ma-cantine/lib/imports/import-outcome'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import { describe, expect, test } from 'vitest'
import { callPairs, describeCall } from '../../../web/developers/formats/call-pairs.ts'
import { describeDifference } from '../../../web/developers/formats/describe-difference.ts'
import { describeErrors } from '../../../web/developers/formats/describe-errors.ts'
import { cli } from '../../cli/support/run-cli.ts'

const successions = formatFamilies.flatMap(({ former, successors }) =>
  successors.map(after => [former, after] as const),
)

test('the page shows each format that anybody may send once, beside those of the other year', () => {
  const shown = formatFamilies.flatMap(({ former, successors }) => [former, ...successors])
  expect([...shown].sort()).toEqual(fileKinds.filter(kind => !isStaffKind(kind)).sort())
  for (const { former, successors } of formatFamilies) {
    // Recaps of suppliers began in 2026.
    expect(formatNameOf(former)).toMatch(successors.length === 0 ? /@202[56]$/ : /@2025$/)
    for (const kind of successors) expect(formatNameOf(kind)).toMatch(/@2026/)
  }
})

describe.each(successions)('what changes from %s to %s', (before, after) => {
  test.each(locales)('is told as the command tells it, in %s', async locale => {
    const { verdict, removed, added, moved, changed, notes } = describeDifference(before, after, locale)
    const { stdout } = await cli(['schemas', 'diff', before, after, '--lang', locale])
    const told = [
      verdict,
      ...removed.map(text => `− ${text}`),
      ...added.map(text => `+ ${text}`),
      ...moved.map(text => `↔ ${text}`),
      ...changed.map(text => `~ ${text}`),
      ...notes,
    ]
    expect(removed.length + added.length).toBeGreaterThan(0)
    expect(told).toEqual(stdout.trimEnd().split('\n').slice(1).map(bindPunctuation))
  })
})

test.each(locales)('the catalogue has every code once, with what it means and how to mend it, in %s', locale => {
  const catalogue = Object.entries(describeErrors(locale)).flatMap(([family, pages]) =>
    pages.map(page => ({ family, ...page })),
  )
  expect(catalogue.map(({ code }) => code).sort()).toEqual([...errorCodes].sort())
  for (const { family, code, title, meaning, steps } of catalogue) {
    const page = explain(code, locale)
    expect([code, family, title, meaning]).toEqual([
      code,
      familyOf[code],
      bindPunctuation(page.title),
      bindPunctuation(page.meaning),
    ])
    for (const { steps: sentences } of steps) expect([code, sentences.length]).toEqual([code, page.steps.length])
  }
})

test('the table of calls has each call that replaces another, as a generator of clients names their addresses', () => {
  const replacing = Object.values<unknown>(contract)
    .filter(isEndpoint)
    .flatMap(({ method, path, replaces }) => (replaces ? [[{ method, path }, replaces] as const] : []))
  const shown = callPairs.map(({ former, current }) => `${describeCall(current)} for ${describeCall(former)}`)
  expect(shown.toSorted()).toEqual(
    replacing.map(([current, former]) => `${describeCall(current)} for ${describeCall(former)}`).toSorted(),
  )
  expect(shown.join(' ')).not.toContain(':')
})
