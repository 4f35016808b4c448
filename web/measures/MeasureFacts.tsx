import type { Deadline, KeyMeasure, MeasureTag } from '@ma-cantine/lib/measures/catalogue'
import type { ReactNode } from 'react'
import { useLocale } from '../app/locale.ts'
import { useMeasureWords } from './words/measure-words.ts'

/** The measure in three answers: what, since when, for whom. */
export function MeasureFacts({ measure }: { readonly measure: KeyMeasure }) {
  const { facts, texts } = useMeasureWords()
  const locale = useLocale()
  const { summary, who } = texts.measures[measure.id]
  return (
    <section aria-label={facts.title}>
      <dl className="mc-measure-facts">
        <Fact icon="fr-icon-restaurant-line" title={facts.what}>
          {summary}
        </Fact>
        <Fact icon="fr-icon-calendar-2-line" title={facts.when}>
          {measure.deadline.display[locale]}
        </Fact>
        <Fact icon="fr-icon-team-line" title={facts.who}>
          {who}
        </Fact>
      </dl>
    </section>
  )
}

interface FactProps {
  readonly icon: string
  readonly title: string
  readonly children: ReactNode
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <div className="mc-measure-fact">
      <dt className="fr-text--bold">
        <span className={`${icon} fr-icon--sm mc-measure-fact__icon`} aria-hidden="true" /> {title}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

interface DutyFactsProps {
  readonly deadline: Deadline
  readonly who: string
  readonly tags: readonly MeasureTag[]
}

/** Since when and for whom, beside a duty that has its own dates or sectors. */
export function DutyFacts({ deadline, who, tags }: DutyFactsProps) {
  const { facts } = useMeasureWords()
  const locale = useLocale()
  return (
    <dl className="mc-duty-facts fr-text--sm">
      <Fact icon="fr-icon-calendar-2-line" title={facts.when}>
        {deadline.display[locale]}
      </Fact>
      <Fact icon="fr-icon-team-line" title={facts.who}>
        {who}
        <Sectors tags={tags} />
      </Fact>
    </dl>
  )
}

/** The sectors concerned, where they are not all. */
function Sectors({ tags }: { readonly tags: readonly MeasureTag[] }) {
  const { facts, texts } = useMeasureWords()
  if (tags.length === Object.keys(texts.tags).length) return null
  return (
    <ul className="fr-tags-group fr-mt-1w" aria-label={facts.sectors}>
      {tags.map(tag => (
        <li key={tag}>
          <span className="fr-tag fr-tag--sm">{texts.tags[tag]}</span>
        </li>
      ))}
    </ul>
  )
}
