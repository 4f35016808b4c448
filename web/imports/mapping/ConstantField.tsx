import { valueLabel } from '@ma-cantine/lib/mapping/value-labels'
import { allowedValues, type Field } from '@ma-cantine/lib/table-schema/descriptor'
import { useQuery } from '@tanstack/react-query'
import { use, useId } from 'react'
import { useLocale } from '../../app/locale.ts'
import { RequestedFile, useOwnCanteens } from '../requested-file.ts'
import { canteensToChoose } from './mapping-queries.ts'
import { useMappingWords } from './words/mapping-step-words.ts'

export interface ConstantFieldProps {
  readonly field: Field
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The value of all rows, where the file has no column for it: a canteen, a code, or a text. */
export function ConstantField({ field, value, onChange }: ConstantFieldProps) {
  const { constant, values: valueWords } = useMappingWords()
  const locale = useLocale()
  const id = useId()
  const isSiret = field.name === 'siret'
  const isOwn = useOwnCanteens()
  const request = use(RequestedFile)
  const { data } = useQuery({ ...canteensToChoose, enabled: isSiret && isOwn })
  const canteens = request?.canteens ?? (data?.areAll ? data.canteens : [])
  const codes = allowedValues(field)
  const label = isSiret ? (canteens.length > 0 ? constant.canteen : constant.siret) : constant.other
  const options =
    codes?.map(code => ({ value: code, text: valueWords.label(valueLabel(field.name, code, locale), code) })) ??
    (isSiret ? canteens.map(({ name, siret }) => ({ value: siret, text: `${name} (${siret})` })) : [])
  return (
    <div className="fr-mt-1w">
      <label className="fr-label fr-text--sm" htmlFor={id}>
        {label}
      </label>
      {options.length > 0 ? (
        <select id={id} className="fr-select fr-mt-1v" value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{isSiret ? constant.choose : constant.list}</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="fr-input fr-mt-1v"
          type="text"
          autoComplete="off"
          {...(isSiret ? { inputMode: 'numeric' as const } : {})}
          maxLength={300}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
