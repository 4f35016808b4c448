import { z } from 'zod'
import { type CreationName, isCreationName } from '../entities/creation-source.ts'
import { type NamesOf, namesWhere } from '../entities/field.ts'
import type { Labels } from '../messages/labels.ts'
import { type DiagnosticFields, diagnosticFields } from './diagnostic-fields.ts'

/**
 * Where a value of a diagnostic comes from: typed (by hand, or sent by a program), copied from the purchases of the
 * year or from the diagnostic of the year before, imported, or derived by the server from the grid.
 */
export const figureSources = ['TYPED', 'PURCHASES', 'LAST_YEAR', 'IMPORT', 'DERIVED'] as const
export type FigureSource = (typeof figureSources)[number]

export const figureSourceLabels: Labels<FigureSource> = {
  fr: {
    TYPED: 'Saisi',
    PURCHASES: 'Repris des achats',
    LAST_YEAR: 'Repris de l’année précédente',
    IMPORT: 'Importé',
    DERIVED: 'Calculé',
  },
  en: {
    TYPED: 'Typed',
    PURCHASES: 'From the purchases',
    LAST_YEAR: 'From the year before',
    IMPORT: 'Imported',
    DERIVED: 'Computed',
  },
}

/** The properties that clients may set and that say something of the canteen: progress and the creation do not. */
export type DiagnosticAnswerName = Exclude<
  NamesOf<DiagnosticFields, { readonly input: string }>,
  'year' | CreationName | `tunnel${string}`
>

export const diagnosticAnswerNames = namesWhere<DiagnosticFields, DiagnosticAnswerName>(
  diagnosticFields,
  (_, name) =>
    diagnosticFields[name as keyof DiagnosticFields].input !== null &&
    name !== 'year' &&
    !isCreationName(name) &&
    !name.startsWith('tunnel'),
)

/** Where each answer of a report comes from, by property; an answer that is left out has no known source. */
export const FigureSources = z.partialRecord(
  z.enum(diagnosticAnswerNames as [DiagnosticAnswerName]),
  z.enum(figureSources),
)
export type FigureSources = z.output<typeof FigureSources>
