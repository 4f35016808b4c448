import type { NamedCanteen } from '@ma-cantine/lib/mapping/canteen-names'
import type { ProposedValue } from '@ma-cantine/lib/mapping/propose-values'
import { valueLabel } from '@ma-cantine/lib/mapping/value-labels'
import { allowedValues, type Field } from '@ma-cantine/lib/table-schema/descriptor'
import { useLocale } from '../../app/locale.ts'
import { useMappingWords } from './words/mapping-step-words.ts'

/** A value that a column of the file holds. */
export interface ValueEntry {
  readonly key: string
  readonly field: string
  readonly label: string
  readonly value: ProposedValue
}

export interface ValueListProps {
  readonly field: Field
  /** Those that one manages, for a column that names them. */
  readonly canteens: readonly NamedCanteen[]
  readonly entries: readonly ValueEntry[]
  readonly onChange: (entry: ValueEntry, codes: readonly string[] | null) => void
}

const keep = '…'

/** Values of the file, each with the choice of what it means. */
export function ValueList({ field, canteens, entries, onChange }: ValueListProps) {
  const { values: words } = useMappingWords()
  const locale = useLocale()
  const names = new Map(canteens.map(({ siret, name }) => [siret, name]))
  const isListed = allowedValues(field) !== null
  const label = (codes: readonly string[]) =>
    codes.map(code => words.label(names.get(code) ?? valueLabel(field.name, code, locale), code)).join(' + ')
  const codes = allowedValues(field) ?? canteens.map(({ siret }) => siret)
  return (
    <ul className="mc-mapping-values">
      {entries.map(entry => {
        const { key, value } = entry
        const several = value.codes.length > 1 ? [value.codes.join(',')] : []
        return (
          <li key={key} className="mc-mapping-value">
            <span className="mc-check-breakable">
              « {value.text} » <span className="mc-check-mention fr-text--sm">{words.times(value.count)}</span>
            </span>
            {!isListed && canteens.length === 0 ? (
              <input
                className="fr-input"
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                aria-label={words.siretOf(value.text)}
                value={value.codes[0] ?? ''}
                onChange={({ target }) => onChange(entry, target.value.trim() === '' ? null : [target.value])}
              />
            ) : (
              <select
                className="fr-select"
                aria-label={`${words.yours} « ${value.text} »`}
                value={value.why === 'none' ? keep : value.codes.join(',')}
                onChange={({ target }) =>
                  onChange(entry, target.value === keep ? null : target.value === '' ? [] : target.value.split(','))
                }
              >
                <option value={keep}>{words.keep}</option>
                <option value="">{words.empty}</option>
                {[...several, ...codes].map(code => (
                  <option key={code} value={code}>
                    {label(code.split(','))}
                  </option>
                ))}
              </select>
            )}
          </li>
        )
      })}
    </ul>
  )
}
