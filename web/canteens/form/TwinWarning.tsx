import type { CanteenFormValues } from '@ma-cantine/lib/canteens/canteen-form'
import type { CanteenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { listCanteenTwins } from '@ma-cantine/lib/canteens/establishment-search-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { client } from '../../app/client.ts'
import type { SiteForm } from '../../ui/site-form.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

/** Milliseconds without typing after which a name is looked for. */
const typingPause = 600

const twinsOf = (name: string, cityInseeCode: string) =>
  queryOptions({
    queryKey: ['canteenTwins', name, cityInseeCode],
    queryFn: ({ signal }) => client.call(listCanteenTwins, { query: { name, city_insee_code: cityInseeCode }, signal }),
    enabled: name !== '' && cityInseeCode !== '',
    retry: false,
  })

interface TwinWarningProps {
  readonly form: SiteForm<CanteenFormValues>
  /** The canteen that the form changes, which is no twin of itself. */
  readonly ownId: number | null
  readonly renderTeamButton: (canteen: CanteenStatus) => ReactNode
}

/** Warns when a canteen of the same name stands in the same town. It holds nobody up: the check may fail in silence. */
export function TwinWarning({ form, ownId, renderTeamButton }: TwinWarningProps) {
  const { twins: words } = useCanteenFormWords()
  const name = usePaused(form.watch('name').trim())
  const cityInseeCode = form.watch('cityInseeCode')
  const { data = [] } = useQuery(twinsOf(name, cityInseeCode))
  const twins = data.filter(({ id }) => id !== ownId)
  return (
    <div role="status">
      {twins.length > 0 && (
        <div className="fr-alert fr-alert--warning fr-alert--sm fr-mb-3w">
          <p className="fr-text--bold">{words.title(form.getValues('city'))}</p>
          <p>{words.text}</p>
          <ul className="fr-raw-list">
            {twins.map(twin => (
              <li key={twin.id} className="fr-mt-1w">
                {[twin.name, twin.siret ?? twin.siren].filter(Boolean).join(', ')}{' '}
                {!twin.isManagedByUser && renderTeamButton(twin)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** A text once it has stopped changing for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
