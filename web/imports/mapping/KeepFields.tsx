import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { canteensToChoose } from './mapping-queries.ts'
import { useMappingWords } from './words/mapping-step-words.ts'

export interface Keeping {
  readonly keeps: boolean
  readonly name: string
  /** The canteen with whose team it is shared. */
  readonly canteenId: number | null
}

export interface KeepFieldsProps {
  readonly keeping: Keeping
  readonly onChange: (keeping: Keeping) => void
}

/** Whether the mapping is kept for the next files, under what name, and for whom. */
export function KeepFields({ keeping, onChange }: KeepFieldsProps) {
  const { keep: words } = useMappingWords()
  const id = useId()
  const { data } = useQuery(canteensToChoose)
  const { keeps, name, canteenId } = keeping
  return (
    <div className="mc-mapping-keep">
      <div className="fr-checkbox-group">
        <input
          id={`${id}-keep`}
          type="checkbox"
          checked={keeps}
          onChange={({ target }) => onChange({ ...keeping, keeps: target.checked })}
        />
        <label className="fr-label" htmlFor={`${id}-keep`}>
          {words.label}
        </label>
      </div>
      {keeps && (
        <div className="mc-mapping-keep__fields fr-mt-2w">
          <div>
            <label className="fr-label" htmlFor={`${id}-name`}>
              {words.name}
            </label>
            <input
              id={`${id}-name`}
              className="fr-input"
              type="text"
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={({ target }) => onChange({ ...keeping, name: target.value })}
            />
          </div>
          {data && data.canteens.length > 0 && (
            <div>
              <label className="fr-label" htmlFor={`${id}-share`}>
                {words.share}
              </label>
              <select
                id={`${id}-share`}
                className="fr-select"
                value={canteenId ?? ''}
                onChange={({ target }) =>
                  onChange({ ...keeping, canteenId: target.value === '' ? null : Number(target.value) })
                }
              >
                <option value="">{words.alone}</option>
                {data.canteens.map(canteen => (
                  <option key={canteen.id} value={canteen.id}>
                    {words.team(canteen.name)}
                  </option>
                ))}
              </select>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
