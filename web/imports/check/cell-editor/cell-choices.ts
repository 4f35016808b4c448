import { type NamedOption, namedOption } from '../../../ui/combobox/matching-options.ts'
import { splitValues } from '../cell-values.ts'
import type { AllowedValue, ColumnFormat } from '../check-protocol.ts'

/** An allowed value of a cell, under each of the names that a person may type for it. */
export interface CellChoice extends NamedOption {
  readonly value: string
}

/** @param named gives the name of a code where the column does not say how to show it. */
export function cellChoices(
  values: readonly AllowedValue[],
  format: ColumnFormat | undefined,
  named: (value: string, label: string) => string,
): readonly CellChoice[] {
  return values.map(({ value, label }) => ({
    value,
    label: format?.option(value, label) ?? (label === null ? value : named(value, label)),
    names: label === null ? [value] : [value, label],
  }))
}

/** The value that a text names in full; any other text as it is, for the rules of its column to refuse. */
export const typedValue = (choices: readonly CellChoice[], text: string): string =>
  namedOption(choices, text)?.value ?? text

/** The values that a text names, of a cell that may hold several. */
export function typedValues(choices: readonly CellChoice[], text: string, separator: string): readonly string[] {
  // The name of one value may hold the separator.
  const whole = namedOption(choices, text)
  return whole ? [whole.value] : splitValues(text, separator).map(part => typedValue(choices, part))
}
