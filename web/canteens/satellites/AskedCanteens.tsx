import type { Satellite } from '@ma-cantine/lib/canteens/satellites-api'
import { unlinkSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import { client } from '../../app/client.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import type { SatellitePartProps } from './SatelliteList.tsx'
import { useSatelliteWords } from './words/satellite-words.ts'

interface AskedCanteensProps extends SatellitePartProps {
  readonly canteens: readonly Satellite[]
}

/** The canteens whose teams have not answered yet; nothing without any. */
export function AskedCanteens({ kitchen, canteens, onDone }: AskedCanteensProps) {
  const words = useSatelliteWords()
  if (canteens.length === 0) return null
  return (
    <section className="fr-mt-4w">
      <h3 className="fr-h5">{words.askedTitle}</h3>
      <p>{words.askedText}</p>
      <ul className="fr-raw-list mc-people">
        {canteens.map(({ id, name, siret }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p className="fr-hint-text fr-mb-0">
                {words.siret} {siret}
              </p>
            </div>
            <div className="mc-people__actions">
              <ConfirmButton
                action={words.withdraw}
                accessibleName={words.withdrawNamed(name)}
                question={words.withdrawQuestion(name)}
                keep={words.withdrawKeep}
                text={words.withdrawText}
                work={() => client.call(unlinkSatellite, { params: { canteenId: kitchen.id, satelliteId: id } })}
                onDone={() => onDone(words.withdrawn(name))}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
