import { Input } from '@codegouvfr/react-dsfr/Input'
import { useEffect, useState } from 'react'

export interface NumberFilterProps {
  readonly label: string
  readonly value: number | null
  readonly maximum: number
  readonly problem?: string | undefined
  readonly onChange: (value: number | null) => void
}

/** A whole number that filters a list as soon as it is one. */
export function NumberFilter({ label, value, maximum, problem, onChange }: NumberFilterProps) {
  const text = value === null ? '' : String(value)
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  return (
    <Input
      className={value === null ? '' : 'mc-filter-active'}
      label={label}
      state={problem === undefined ? 'default' : 'error'}
      stateRelatedMessage={problem}
      nativeInputProps={{
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength: String(maximum).length,
        value: typed,
        onChange: ({ target }) => {
          const digits = target.value.replace(/\D/g, '')
          const number = digits === '' ? null : Math.min(Number(digits), maximum)
          setTyped(number === null ? '' : String(number))
          onChange(number)
        },
      }}
    />
  )
}
