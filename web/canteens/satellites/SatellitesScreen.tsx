import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isCentralKitchen, isGroup } from '@ma-cantine/lib/canteens/production'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../../app/queries.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { canteensQueryKey } from '../canteen-queries.ts'
import { groupConversion } from '../groups/conversion-queries.ts'
import { ManagedCanteen } from '../ManagedCanteen.tsx'
import { AddSatellite } from './AddSatellite.tsx'
import { SatelliteList } from './SatelliteList.tsx'
import { useSatelliteTexts } from './satellite-texts.ts'
import './satellites.css'

export default function SatellitesScreen() {
  const title = useTitles()('SatelliteManagement')
  return (
    <ManagedCanteen>
      {canteen => (
        <>
          <h1 className="fr-mb-1w">{title}</h1>
          <p className="fr-text--lead">{canteen.name}</p>
          <Satellites key={canteen.id} kitchen={canteen} />
        </>
      )}
    </ManagedCanteen>
  )
}

const editAddress = (canteen: Canteen): string =>
  addressOf('CanteenModification', { canteenUrlComponent: canteenUrlComponent(canteen) })

const conversionAddress = (canteen: Canteen): string =>
  addressOf('GroupConversion', { canteenUrlComponent: canteenUrlComponent(canteen) })

function Satellites({ kitchen }: { kitchen: Canteen }) {
  const words = useSatelliteTexts(kitchen)
  const [done, setDone] = useState<string | null>(null)
  const onDone = (text: string) => {
    setDone(text)
    void queries.invalidateQueries({ queryKey: canteensQueryKey })
  }
  const isKitchen = isCentralKitchen(kitchen.productionType)
  const ofGroup = isGroup(kitchen.productionType)
  if (!ofGroup && (!isKitchen || kitchen.siret === null)) {
    return (
      <>
        <Alert
          as="h2"
          className="fr-mb-3w"
          severity="info"
          title={isKitchen ? words.noSiret : words.notKitchen}
          description={isKitchen ? words.noSiretText : words.notKitchenText}
        />
        <Button linkProps={{ href: editAddress(kitchen) }}>{words.edit}</Button>
      </>
    )
  }
  return (
    <>
      {ofGroup ? <GroupState group={kitchen} /> : <Counts kitchen={kitchen} />}
      {done !== null && <SuccessNote text={done} />}
      <SatelliteList kitchen={kitchen} onDone={onDone} />
      <AddSatellite kitchen={kitchen} onDone={onDone} />
      {!ofGroup && <ConversionLink kitchen={kitchen} />}
    </>
  )
}

/** The satellites that the kitchen announces beside those that are registered. */
function Counts({ kitchen }: { kitchen: Canteen }) {
  const words = useSatelliteTexts(kitchen)
  const { satelliteCanteensCount: announced, satellites } = kitchen
  return (
    <>
      <dl className="mc-counts">
        <div>
          <dt>{words.announced}</dt>
          <dd>{announced ?? words.unknown}</dd>
        </div>
        <div>
          <dt>{words.entered}</dt>
          <dd>{satellites.length}</dd>
        </div>
      </dl>
      {announced === satellites.length ? (
        <p>{words.equal}</p>
      ) : (
        <p>
          {words.different}{' '}
          <SiteLink className="fr-link" href={editAddress(kitchen)}>
            {words.correct}
          </SiteLink>
        </p>
      )}
    </>
  )
}

/** What stands in the way of the declaration of a group: canteens whose records are incomplete, or declared on their own. */
function GroupState({ group }: { group: Canteen }) {
  const words = useSatelliteTexts(group)
  const { data: conversion } = useQuery(groupConversion(group))
  const isUndoable = Boolean(conversion?.lastDay) && conversion?.obstacle?.code !== 'too-late-to-undo'
  const { satellitesMissingDataCount: incomplete, satellitesAlreadyTeledeclaredCount: declared } = group
  return (
    <>
      <p>{words.purpose}</p>
      {incomplete ? <p className="fr-info-text">{words.incomplete(incomplete)}</p> : null}
      {declared ? <p className="fr-info-text">{words.declaredAlone(declared)}</p> : null}
      {isUndoable && (
        <p>
          <SiteLink className="fr-link" href={conversionAddress(group)}>
            {words.undoConversion}
          </SiteLink>
        </p>
      )}
    </>
  )
}

/** The way to the conversion of a kitchen into a group. */
function ConversionLink({ kitchen }: { kitchen: Canteen }) {
  const words = useSatelliteTexts(kitchen)
  return (
    <section className="fr-mt-6w">
      <h2 className="fr-h4">{words.convertTitle}</h2>
      <p>{words.convertText}</p>
      <SiteLink className="fr-link" href={conversionAddress(kitchen)}>
        {words.convert}
      </SiteLink>
    </section>
  )
}
