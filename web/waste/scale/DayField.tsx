import { useId } from 'react'
import { useScaleWords } from './words/scale-words.ts'

interface DayFieldProps {
  readonly day: string
  readonly today: string
  /** The first day that can be weighed; none with an account. */
  readonly earliest: string | undefined
  readonly latest: string
  /** Called with the day to show; null to follow the latest. */
  readonly onChoose: (day: string | null) => void
}

/** The day that is weighed. */
export function DayField({ day, today, earliest, latest, onChoose }: DayFieldProps) {
  const words = useScaleWords()
  const id = useId()
  return (
    <div className="mc-scale-day">
      <label className="fr-label" htmlFor={id}>
        {words.day}
      </label>
      <input
        id={id}
        className="fr-input"
        type="date"
        value={day}
        min={earliest}
        max={latest}
        onChange={({ target }) => onChoose(target.value === '' || target.value === latest ? null : target.value)}
      />
      {day === today && <span>{words.today}</span>}
    </div>
  )
}
