import { Button } from '@codegouvfr/react-dsfr/Button'
import { canteenFiles } from '@ma-cantine/lib/canteens/canteen-file-api'
import type { CanteenFileVersion } from '@ma-cantine/lib/canteens/canteen-file-versions'
import type { CanteenSummary } from '@ma-cantine/lib/canteens/canteen-summary'
import { ExportChoice, ExportLinks } from '../canteens/ExportLinks.tsx'
import { DiagnosticExports } from '../canteens/exports/DiagnosticExports.tsx'
import type { ListChoice } from '../canteens/list-choice.ts'
import { SelectionCount } from '../ui/list/SelectionCount.tsx'
import { useManagementWords } from './words/management-words.ts'

/** The canteens that the person chose, on all pages. */
export interface Selection {
  readonly ids: ReadonlySet<number>
  /** The choice was made before this visit of the list, and nothing changed it since. */
  readonly isRestored: boolean
  readonly change: (ids: ReadonlySet<number>) => void
}

export interface SelectionBarProps {
  readonly selection: Selection
  /** Those of the page. */
  readonly canteens: readonly CanteenSummary[]
  readonly choice: ListChoice
  /** Number of canteens that match the search and the filter. */
  readonly count: number
}

/** How many canteens are chosen, with what can be done with them; without a choice, with all that match. */
export function SelectionBar({ selection: { ids, isRestored, change }, canteens, choice, count }: SelectionBarProps) {
  const { selection: words, diagnosticExports } = useManagementWords()
  const chosenHere = canteens.filter(({ id }) => ids.has(id)).length
  const isWholePageChosen = chosenHere === canteens.length
  const elsewhere = ids.size - chosenHere
  const query = ids.size > 0 ? queryOfIds(ids) : queryOfChoice(choice)
  const query2026 = new URLSearchParams([...query, ['version', '2026-modifier' satisfies CanteenFileVersion]])
  return (
    <div className="mc-selection">
      <ExportLinks
        label={ids.size > 0 ? words.exportChosen(ids.size) : words.exportAll(count)}
        files={canteenFiles}
        query={query}
      />
      <ExportChoice title={words.export2026}>
        <ExportLinks label={words.again2026} files={canteenFiles} query={query2026} />
        <p className="fr-hint-text fr-mb-0">{words.again2026Text}</p>
      </ExportChoice>
      <DiagnosticExports
        title={ids.size > 0 ? diagnosticExports.ofChosen(ids.size) : diagnosticExports.ofAll}
        ids={ids}
      />
      <SelectionCount count={ids.size} elsewhere={elsewhere} text={words.chosen(ids.size)}>
        {isRestored && words.restored}
      </SelectionCount>
      <div className="mc-selection__buttons">
        {!isWholePageChosen && (
          <Button
            type="button"
            priority="tertiary no outline"
            size="small"
            onClick={() => change(new Set([...ids, ...canteens.map(({ id }) => id)]))}
          >
            {words.choosePage}
          </Button>
        )}
        {ids.size > 0 && (
          <Button type="button" priority="tertiary no outline" size="small" onClick={() => change(new Set())}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

const queryOfIds = (ids: ReadonlySet<number>): URLSearchParams => new URLSearchParams({ id: [...ids].join(',') })

function queryOfChoice({ search, type, order }: ListChoice): URLSearchParams {
  // A file of canteens knows nothing of what is left to do.
  const ordering = order === 'action' ? '' : order
  const given = Object.entries({ search, production_type: type, ordering }).filter(([, value]) => value !== '')
  return new URLSearchParams(given)
}

export interface SelectionBoxProps {
  readonly selection: Selection
  readonly canteen: CanteenSummary
}

/** Chooses one canteen. */
export function SelectionBox({ selection: { ids, change }, canteen: { id, name } }: SelectionBoxProps) {
  const words = useManagementWords().selection
  const inputId = `choix-${id}`
  return (
    <div className="fr-checkbox-group fr-checkbox-group--sm">
      <input
        type="checkbox"
        id={inputId}
        checked={ids.has(id)}
        onChange={({ target }) => {
          const chosen = new Set(ids)
          if (target.checked) chosen.add(id)
          else chosen.delete(id)
          change(chosen)
        }}
      />
      <label className="fr-label" htmlFor={inputId}>
        <span className="fr-sr-only">{words.choose(name)}</span>
      </label>
    </div>
  )
}
