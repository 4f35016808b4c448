import type { AllowedValue, ColumnFormat } from '../check-protocol.ts'
import { useCheckWords } from '../words/check-words.ts'

/** The options of a list of values, codes with their names. */
export function ValueOptions({
  values,
  present,
  format,
}: {
  readonly values: readonly AllowedValue[]
  readonly present: string
  readonly format?: ColumnFormat | undefined
}) {
  const { grid } = useCheckWords()
  const nameOf = format?.option ?? ((value, label) => (label === null ? value : grid.named(value, label)))
  return (
    <>
      {!values.some(({ value }) => value === present) && <option value={present}>{grid.current(present)}</option>}
      {present !== '' && <option value="">{grid.leave}</option>}
      {values.map(({ value, label }) => (
        <option key={value} value={value}>
          {nameOf(value, label)}
        </option>
      ))}
    </>
  )
}
