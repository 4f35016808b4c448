import { wasteSources } from '@ma-cantine/lib/waste/waste-fields'
import { gramsOf, type ShownWeighing } from '@ma-cantine/lib/waste/weighing-queue'
import { useScaleWords } from './words/scale-words.ts'

interface WeighingListProps {
  /** Of one day, last entered first. */
  readonly weighings: readonly ShownWeighing[]
  readonly onCorrect: (weighing: ShownWeighing) => void
  readonly onRemove: (weighing: ShownWeighing) => void
}

/** What was weighed in a day, with its sums by source. */
export function WeighingList({ weighings, onCorrect, onRemove }: WeighingListProps) {
  const words = useScaleWords()
  if (weighings.length === 0) return <p>{words.none}</p>
  const sums = wasteSources
    .map(source => ({ source, own: weighings.filter(each => each.source === source) }))
    .filter(({ own }) => own.length > 0)
  return (
    <>
      <ul className="mc-scale-sums" aria-label={words.sums}>
        {sums.map(({ source, own }) => (
          <li key={source}>{`${words.sources[source]} : ${words.mass(gramsOf(own))}`}</li>
        ))}
      </ul>
      <ul className="mc-scale-list">
        {weighings.map(weighing => {
          const mass = words.mass(weighing.grams)
          return (
            <li key={weighing.uuid}>
              <p>
                <strong>{mass}</strong>
                <span>{words.detail(words.sources[weighing.source], words.edible[weighing.edible])}</span>
                {weighing.authorName !== null && <span className="fr-hint-text">{words.by(weighing.authorName)}</span>}
                {/* The space is for readings aloud: a margin alone parts the words that are seen. */}{' '}
                {weighing.state === 'waiting' && <span className="mc-scale-mark">{words.waitingMark}</span>}
                {weighing.message !== null && <span className="mc-scale-refused">{weighing.message}</span>}
              </p>
              <button
                type="button"
                className="fr-btn fr-btn--tertiary fr-icon-pencil-line"
                title={words.correctOf(mass)}
                onClick={() => onCorrect(weighing)}
              >
                {words.correctOf(mass)}
              </button>
              <button
                type="button"
                className="fr-btn fr-btn--tertiary fr-icon-delete-line"
                title={words.removeOf(mass)}
                onClick={() => onRemove(weighing)}
              >
                {words.removeOf(mass)}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
