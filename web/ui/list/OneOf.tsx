import { Select } from '@codegouvfr/react-dsfr/Select'
import './filters.css'

export interface OneOfProps {
  readonly id: string
  readonly label: string
  readonly all: string
  readonly value: string
  readonly choices: readonly (readonly [code: string, text: string])[]
  readonly onChange: (value: string) => void
}

/** A list of choices of which one or none is in force. */
export const OneOf = ({ id, label, all, value, choices, onChange }: OneOfProps) => (
  <Select
    label={label}
    className={value === '' ? '' : 'mc-filter-active'}
    nativeSelectProps={{ id, value, onChange: ({ target }) => onChange(target.value) }}
  >
    <option value="">{all}</option>
    {choices.map(([code, text]) => (
      <option key={code} value={code}>
        {text}
      </option>
    ))}
  </Select>
)
