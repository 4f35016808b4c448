import { Select } from '@codegouvfr/react-dsfr/Select'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { useSearchParams } from 'react-router'
import { useImportWords } from '../words/import-words.ts'

const parameter = 'format'

/** The format that the address names, or else the first. */
export function useChosenFormat(formats: readonly FileKind[]): FileKind {
  const chosen = useSearchParams()[0].get(parameter)
  return formats.find(kind => kind === chosen) ?? (formats[0] as FileKind)
}

interface FormatChoiceProps {
  readonly formats: readonly FileKind[]
  readonly chosen: FileKind
}

/** Chooses the format that the guide describes. All are accepted: the header of a file tells which one it has. */
export function FormatChoice({ formats, chosen }: FormatChoiceProps) {
  const { formats: words } = useImportWords()
  const [, setSearch] = useSearchParams()
  const choose = (kind: string) =>
    setSearch(
      search => {
        search.set(parameter, kind)
        return search
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Select
      label={words.label}
      hint={words.hint}
      className="mc-format-choice"
      nativeSelectProps={{ value: chosen, autoComplete: 'off', onChange: ({ target }) => choose(target.value) }}
    >
      {formats.map(kind => (
        <option key={kind} value={kind}>
          {words.names[kind]}
        </option>
      ))}
    </Select>
  )
}
