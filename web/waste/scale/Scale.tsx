import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { gramsOf, weighingsOfDay } from '@ma-cantine/lib/waste/weighing-queue'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { useStore } from '../../app/store.ts'
import { DayField } from './DayField.tsx'
import { keepOffline } from './keep-offline.ts'
import { SentStatus } from './SentStatus.tsx'
import type { ScaleSync } from './scale-sync.ts'
import { useWeighingEntry } from './use-weighing-entry.ts'
import { WeighingForm } from './WeighingForm.tsx'
import { WeighingList } from './WeighingList.tsx'
import { useScaleWords } from './words/scale-words.ts'
import './scale.css'

interface ScaleProps {
  readonly sync: ScaleSync
  /** What stands below the list: other codes, links. */
  readonly children?: ReactNode
}

/** The last day that can be weighed: today, or the end of the period of the link. */
function latestDay(today: string, period: { readonly periodEndDate: string } | null): string {
  return period !== null && today > period.periodEndDate ? period.periodEndDate : today
}

/** The page beside the bins: where it comes from, the mass, what it is, and what was weighed that day. */
export function Scale({ sync, children }: ScaleProps) {
  const words = useScaleWords()
  const locale = useLocale()
  const { book, queue, connection } = useStore(sync.state)
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const today = currentDay()
  const latest = latestDay(today, book.period)
  const day = chosenDay ?? latest
  const entry = useWeighingEntry(sync, day, setChosenDay)
  const { lastAct, takeBack } = entry
  const back = lastAct?.back
  const [isReady, setReady] = useState(false)

  useEffect(() => sync.start(), [sync])
  useEffect(() => sync.show(day), [sync, day])
  useEffect(() => {
    void keepOffline().then(setReady)
  }, [])

  const shown = weighingsOfDay(book.days[day] ?? [], queue, day)
  const refused = queue.filter(({ message }) => message !== null)

  return (
    <div className="mc-scale">
      <SentStatus connection={connection} waitingCount={queue.length - refused.length} />
      <DayField
        day={day}
        today={today}
        earliest={book.period?.periodStartDate}
        latest={latest}
        onChoose={setChosenDay}
      />
      <WeighingForm entry={entry} />
      <div className="mc-scale-undo">
        <p role="status">{lastAct?.text}</p>
        {back && (
          <Button type="button" priority="secondary" onClick={() => void takeBack(back)}>
            {words.undo}
          </Button>
        )}
      </div>
      {refused.length > 0 && (
        <Alert
          className="fr-mb-2w"
          severity="warning"
          as="h2"
          title={words.refusedTitle(refused.length)}
          description={[...new Set(refused.map(({ message }) => message))].join(' ')}
        />
      )}
      <section>
        <h2 className="fr-h5 fr-mb-1w">
          {words.list(day === today ? words.today : formatDay(day, locale), words.mass(gramsOf(shown)))}
        </h2>
        <WeighingList weighings={shown} onCorrect={entry.correct} onRemove={weighing => void entry.remove(weighing)} />
      </section>
      {isReady && <p className="fr-hint-text">{words.offlineReady}</p>}
      {children}
    </div>
  )
}
