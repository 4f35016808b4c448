import type { Change } from '@ma-cantine/lib/repair/change'
import { fixWords } from '@ma-cantine/lib/repair/fix-words'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { type ErrorsSummary, summariseReport } from '@ma-cantine/lib/reports/summary'
import { reportWords } from '@ma-cantine/lib/reports/words'
import { revealHidden } from '@ma-cantine/lib/table-messages/hidden-characters'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import { looksSame } from '@ma-cantine/lib/table-schema/look-alikes'
import type { Context } from '../app/context.ts'
import { fileName } from '../checks/check-output.ts'
import { quoteForShell } from '../output/quote-for-shell.ts'
import type { FixedInput } from './fix-input.ts'

/** What to show of one repaired file: the terminal's view and the plain text both derive from it. */
export interface FixOutput {
  readonly mark: 'good' | 'bad'
  readonly file: string
  readonly verdict: string
  readonly about: readonly string[]
  readonly groups: readonly FixGroupOutput[]
  /** « Reste à corriger à la main : 3 erreurs », with these errors. */
  readonly remaining: { readonly title: string; readonly errors: ErrorsSummary } | null
  /** The files written, or the reason why the file could not be repaired. */
  readonly notes: readonly string[]
  readonly advice: string | null
}

export interface FixGroupOutput {
  /** « Espaces en trop (3 corrections) ». */
  readonly title: string
  readonly why: string
  readonly changes: readonly ChangeOutput[]
  /** « et 12 autres ». */
  readonly more: string | null
}

export interface ChangeOutput {
  /** « ligne 2, colonne A, « siret » ». */
  readonly place: string
  readonly from: string | null
  readonly to: string | null
}

export function describeFix(fixed: FixedInput, context: Context): FixOutput {
  const { words, locale } = context
  const file = fileName(fixed.file, words.files.standardInput)
  if ('problem' in fixed) {
    const { message, advice } = fixed.problem
    const reason = { notes: [makePrintable(message)], advice: makePrintable(advice) }
    return { mark: 'bad', file, verdict: words.repair.notFixed, about: [], groups: [], remaining: null, ...reason }
  }
  const { after, changeCount, groups } = fixed.repair
  const { schema } = fixed
  const { about, errors } = summariseReport(jsonReport(file, after, locale, schema), locale, schema)
  return {
    mark: after.valid ? 'good' : 'bad',
    file,
    verdict: words.repair.fixed(changeCount, errors?.total ?? null),
    about,
    groups: groups.map(({ fix, safe, count, examples }) => ({
      title: words.repair.fixGroup(fixWords[locale][fix].title, count, safe),
      why: fixWords[locale][fix].why,
      changes: examples.map(change => describeChange(change, context)),
      more: count > examples.length ? words.repair.otherChanges(count - examples.length) : null,
    })),
    remaining: errors && {
      title: changeCount > 0 ? words.repair.remainingErrors(errors.total) : words.repair.errorsToMend,
      errors,
    },
    notes: [
      ...(fixed.output === null ? [] : [words.repair.fixedFile(makePrintable(quoteForShell(fixed.output)))]),
      ...(fixed.original === null ? [] : [words.repair.originalKept(makePrintable(quoteForShell(fixed.original)))]),
      ...(fixed.patch === null ? [] : [words.repair.patchFile(makePrintable(quoteForShell(fixed.patch)))]),
    ],
    advice: null,
  }
}

function describeChange({ row, column, field, from, to }: Change, { locale, words }: Context): ChangeOutput {
  const { place, column: columnName } = reportWords[locale]
  const letter = column === null ? null : columnLetter(column)
  const parts = [place(row), field === null ? letter && words.repair.columnAt(letter) : columnName(letter, field)]
  return {
    place: makePrintable(parts.filter(part => part).join(', ')),
    from: from === null ? null : valueText(to !== null && looksSame(from, to) ? revealHidden(from) : from),
    to: to === null ? null : valueText(to),
  }
}

const maximumLength = 60

/** Shows a value with no-break spaces made visible: replacing them is one of the fixes. */
function valueText(text: string): string {
  const visible = makePrintable(text.replace(/[\u00a0\u202f\u2009]/g, '␣'))
  return visible.length > maximumLength ? `${visible.slice(0, maximumLength - 1)}…` : visible
}
