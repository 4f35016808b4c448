import { schemaOf } from '../imports/import-schemas.ts'
import { isRequired } from '../table-schema/descriptor.ts'
import { labelKeyOrText } from './find-header.ts'
import { type Mapping, mostValues, sourcesOf } from './mapping.ts'
import { type ProposalContext, type ProposedColumn, proposeSource } from './propose-mapping.ts'
import type { ProposedValue } from './propose-values.ts'
import { exactCode } from './value-meaning.ts'

/**
 * The columns of a kept mapping for a new file, with the values that it knows; those that it does not know are proposed
 * anew, for a person to look at.
 */
export function reopenMapping(context: ProposalContext, mapping: Mapping): ProposedColumn[] {
  const { kind, survey } = context
  const labels = new Map(survey.labels.map(label => [labelKeyOrText(label), label]))
  return schemaOf(kind).fields.map(field => {
    const sources = sourcesOf(mapping, field.name).flatMap(column => {
      const label = labels.get(labelKeyOrText(column.label))
      if (label === undefined) return []
      const { values } = proposeSource(context, field.name, label, { separator: column.separator })
      const known = new Map((column.values ?? []).map(({ text, codes }) => [labelKeyOrText(text), codes]))
      const reopened = values.map((value): ProposedValue => {
        const codes = known.get(labelKeyOrText(value.text))
        if (codes) return { ...value, codes, why: codes.length > 0 ? 'name' : 'no', sure: true }
        return exactCode(field, value.text) === null ? { ...value, sure: false } : value
      })
      return [{ column: { ...column, label }, why: 'name' as const, values: reopened }]
    })
    return { field: field.name, required: isRequired(field), sources, sure: true }
  })
}

/** A mapping to keep, with the values of an earlier one that its file did not have: the next one may. */
export function withEarlierValues(mapping: Mapping, earlier: Mapping): Mapping {
  return {
    ...mapping,
    columns: mapping.columns.map(({ target, from }) => ({
      target,
      from: from.map(column => {
        const { values = [], label } = column
        const known = new Set(values.map(({ text }) => labelKeyOrText(text)))
        const before = sourcesOf(earlier, target).find(each => labelKeyOrText(each.label) === labelKeyOrText(label))
        const others = (before?.values ?? []).filter(({ text }) => !known.has(labelKeyOrText(text)))
        const all = [...values, ...others].slice(0, mostValues)
        return all.length === 0 ? column : { ...column, values: all }
      }),
    })),
  }
}

/** The values that a kept mapping does not know, in its columns opened for a new file. */
export const hasNewValues = (columns: readonly ProposedColumn[]): boolean =>
  columns.some(({ sources }) => sources.some(({ values }) => values.some(({ sure }) => !sure)))
