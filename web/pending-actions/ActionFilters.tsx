import { Select } from '@codegouvfr/react-dsfr/Select'
import type { ActionCounts } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { useIsDeclarationOver } from '../teledeclaration/use-is-declaration-over.ts'
import { SearchForm } from '../ui/SearchForm.tsx'
import { type ActionAddress, type ActionFilter, actionFilterCodes, actionFilters } from './action-address.ts'
import { countOf } from './action-queries.ts'
import { usePendingWords } from './words/pending-words.ts'

interface FiltersProps {
  readonly year: number
  readonly address: ActionAddress
  readonly counts: ActionCounts
  readonly onChange: (change: Partial<ActionAddress>) => void
}

/** What narrows the list down: what is left to do, with how many there are, and a name or a SIRET. */
export function ActionFilters({ year, address, counts, onChange }: FiltersProps) {
  const words = usePendingWords().filters
  const meaningless: ActionFilter = useIsDeclarationOver(year) ? 'pretes' : 'trop-tard'
  const filled = actionFilterCodes.filter(
    code => code === address.filter || (code !== meaningless && countOf(counts, actionFilters[code]) > 0),
  )
  return (
    <search className="mc-actions-search">
      <SearchForm
        words={{ label: words.search, button: words.button }}
        text={address.search}
        onSearch={search => onChange({ search })}
      />
      <Select
        label={words.action}
        nativeSelectProps={{
          id: 'a-faire',
          value: address.filter,
          onChange: ({ target }) => onChange({ filter: target.value as ActionFilter | '' }),
        }}
      >
        <option value="">{words.option(words.all, countOf(counts))}</option>
        {filled.map(code => (
          <option key={code} value={code}>
            {words.option(words.names[code], countOf(counts, actionFilters[code]))}
          </option>
        ))}
      </Select>
    </search>
  )
}
