import { checkFile, type ErrorCode, type FileKind, fileKinds, locales, schemaOf } from '@ma-cantine/lib'
import { type ColumnPage, columnPages, explainColumn } from '@ma-cantine/lib/explanations/column-pages'
import { exampleContent } from '@ma-cantine/lib/explanations/example-content'
import { examples } from '@ma-cantine/lib/explanations/examples/examples'
import { explain } from '@ma-cantine/lib/explanations/explain'
import type { Step } from '@ma-cantine/lib/explanations/explanation'
import {
  type CodeWithFile,
  errorCodes,
  families,
  familyOf,
  isCodeWithoutFile,
} from '@ma-cantine/lib/explanations/families'
import { fileErrorMessages } from '@ma-cantine/lib/imports/error-code'
import { fileEncoder } from '@ma-cantine/lib/repair/text-encoder'
import { allowedValues } from '@ma-cantine/lib/table-schema/descriptor'
import { describe, expect, test } from 'vitest'

const shownCodes = errorCodes.filter((code): code is CodeWithFile => !isCodeWithoutFile(code))
const pages = locales.flatMap(locale => errorCodes.map(code => [locale, code] as const))

test('every code that has a sentence has a page, and every family has codes', () => {
  expect([...errorCodes].sort()).toEqual(Object.keys(fileErrorMessages.wordings.fr).sort())
  expect([...errorCodes].sort()).toEqual(Object.keys(fileErrorMessages.wordings.en).sort())
  expect(new Set(Object.values(familyOf))).toEqual(new Set(families))
})

/** The codes of the errors and warnings of a file. */
async function codesIn(code: CodeWithFile, side: 'wrong' | 'right'): Promise<ErrorCode[]> {
  const example = examples[code]
  const { encode } = fileEncoder(side === 'wrong' && example.shows === 'file' ? (example.encoding ?? 'utf-8') : 'utf-8')
  const content = encode(new TextEncoder().encode(exampleContent(example, side)))
  const { groups } = await checkFile([content], { kind: example.kind ?? undefined })
  return [...new Set(groups.map(group => group.code))]
}

describe.each(shownCodes)('the examples of %s', code => {
  test('give that code, and the one it explains, when wrong, none when right', async () => {
    const example = examples[code]
    const explained = example.shows === 'rows' && example.explains ? [example.explains] : []
    expect((await codesIn(code, 'wrong')).sort()).toEqual([code, ...explained].sort())
    expect(await codesIn(code, 'right')).toEqual([])
  })

  test('differ in the cells that they show, in columns that exist', () => {
    const { wrong, right } = explain(code, 'fr')
    expect(wrong).not.toEqual(right)
    const example = examples[code]
    if (example.shows !== 'rows') return
    const known = schemaOf(example.kind).fields.map(({ name }) => name)
    expect(known).toEqual(expect.arrayContaining([...example.wrong, ...example.right].flatMap(Object.keys)))
  })
})

const textOf = (step: Step): string[] => (typeof step === 'string' ? [step] : [step.excel, step.libreOffice])
const sentences = ({ meaning, causes, steps }: ColumnPage): string[] => [meaning, ...causes, ...steps.flatMap(textOf)]

const allPages = [
  ...pages.map(([locale, code]) => [locale, code, explain(code, locale)] as const),
  ...locales.flatMap(locale =>
    Object.entries(columnPages[locale]).flatMap(([code, sorts]) =>
      Object.entries<ColumnPage>(sorts).map(
        ([sort, page]) =>
          [locale, `${code} in a column of ${sort}`, { ...explain(code as ErrorCode, locale), ...page }] as const,
      ),
    ),
  ),
]

describe.each(allPages)('in %s, the page of %s', (locale, _, page) => {
  const sentencesOfPage = [...sentences(page), page.origin]
  const exampleTexts = [page.wrong, page.right].flatMap(shown => (shown.shows === 'words' ? [shown.text] : []))

  test('has something in every section', () => {
    expect(page.causes.length).toBeGreaterThan(0)
    expect(page.steps.length).toBeGreaterThan(0)
    for (const text of [...sentencesOfPage, ...exampleTexts]) expect(text).toMatch(/^\p{Lu}.{8,}|^curl /u)
  })

  test('is made of whole sentences, with typographic apostrophes', () => {
    for (const text of sentencesOfPage) {
      expect(text).toMatch(/[.!?]$/)
      expect(text).not.toMatch(/'|\.{3}| {2}|undefined/)
    }
  })

  test('is in that language, quotations excepted', () => {
    for (const text of [...sentencesOfPage, ...exampleTexts]) {
      if (text.startsWith('curl ')) continue
      const own = text.replace(/“[^”]*”|« [^»]* »/g, '')
      if (locale === 'fr') {
        expect(own).not.toMatch(/\b(the|your|with|file|row|and|column|save)\b|“/i)
        expect(text).not.toMatch(/[^\s]»|«[^\s]|\S[:;!?](?!\S)/)
      } else {
        expect(own).not.toMatch(/\b(le|les|des|votre|avec|fichier|ligne|une|est|colonne|du)\b|«/i)
        expect(own).not.toMatch(/[àâçèêëîïôùûœ]/i)
      }
    }
  })
})

test('the two languages have the same number of causes and steps', () => {
  for (const code of errorCodes) {
    const [french, english] = [explain(code, 'fr'), explain(code, 'en')]
    expect([code, english.causes.length, english.steps.length]).toEqual([
      code,
      french.causes.length,
      french.steps.length,
    ])
    expect([code, english.wrong.shows]).toEqual([code, french.wrong.shows])
  }
})

test('the page of a column speaks of that column only', () => {
  const about = (kind: FileKind, name: string, code: ErrorCode) => {
    const field = schemaOf(kind).fields.find(field => field.name === name)
    const page = field && explainColumn(code, field, 'fr')
    return page ? sentences(page).join(' ') : null
  }
  expect(about('achats', 'date', 'type-error')).not.toMatch(/nombre|montant|SIRET/)
  expect(about('diagnostics', 'nombre_repas_an', 'type-error')).not.toMatch(/date|montant/)
  expect(about('diagnostics', 'valeur_bio', 'type-error')).toMatch(/montant/)
  expect(about('achats', 'siret', 'pattern')).not.toMatch(/prix|commune/)
  expect(about('achats', 'prix_ht', 'pattern')).not.toMatch(/SIRET|commune/)
  expect(about('cantines', 'secteurs', 'enum')).not.toMatch(/FRUITS_ET_LEGUMES/)
  expect(about('achats', 'description', 'required')).toBeNull()
})

test('a column has its page for each error that a right table may get in it', () => {
  const without = fileKinds.flatMap(kind =>
    schemaOf(kind).fields.flatMap(field => {
      const codes = [
        field.type === 'string' ? [] : (['type-error'] as const),
        field.constraints?.pattern && !allowedValues(field) ? (['pattern'] as const) : [],
        allowedValues(field) ? (['enum'] as const) : [],
        field.constraints?.minimum === undefined ? [] : (['minimum'] as const),
      ].flat()
      return codes.flatMap(code => (explainColumn(code, field, 'en') ? [] : [`${kind} ${field.name} ${code}`]))
    }),
  )
  expect(without).toEqual([])
})
