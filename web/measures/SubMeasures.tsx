import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import type { KeyMeasure, SubMeasure } from '@ma-cantine/lib/measures/catalogue'
import { fineForDestroyingFood } from '@ma-cantine/lib/measures/constants'
import { formatWholeEuros } from '@ma-cantine/lib/messages/numbers'
import { useLocale } from '../app/locale.ts'
import { DutyFacts } from './MeasureFacts.tsx'
import { useMeasureWords } from './words/measure-words.ts'

/** The duties of a measure, each reached by its id in the address. */
export function SubMeasures({ measure }: { readonly measure: KeyMeasure }) {
  const { duties } = useMeasureWords()
  return (
    <section aria-labelledby="obligations" className="fr-mt-6w">
      <h2 id="obligations" className="fr-h4">
        {duties}
      </h2>
      {measure.subMeasures.map(subMeasure => (
        <Duty key={subMeasure.id} subMeasure={subMeasure} />
      ))}
    </section>
  )
}

function Duty({ subMeasure: { id, deadline, tags } }: { readonly subMeasure: SubMeasure }) {
  const { texts, how } = useMeasureWords()
  const { title, who, description, how: gestures } = texts.subMeasures[id]
  return (
    <article id={id} className="mc-duty" aria-labelledby={`${id}-titre`}>
      <h3 id={`${id}-titre`} className="fr-h5">
        {title}
      </h3>
      <div className="mc-duty__body">
        <DutyFacts deadline={deadline} who={who} tags={tags} />
        <div className="mc-measure-text">
          <p>{description}</p>
          {id === 'restes' && <Fine />}
          <h4 className="fr-h6 fr-mb-1w">{how}</h4>
          <ol className="mc-gestures">
            {gestures.map(gesture => (
              <li key={gesture}>{gesture}</li>
            ))}
          </ol>
        </div>
      </div>
    </article>
  )
}

function Fine() {
  const { fine } = useMeasureWords()
  const locale = useLocale()
  return (
    <CallOut
      iconId="fr-icon-money-euro-circle-line"
      title={fine.title(formatWholeEuros(fineForDestroyingFood, locale))}
      titleAs="h4"
    >
      {fine.text}
    </CallOut>
  )
}
