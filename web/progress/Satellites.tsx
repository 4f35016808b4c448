import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { areSatellitesEntered } from '@ma-cantine/lib/canteens/yearly-report'
import { addressOf } from '../app/screen-list.ts'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { useCanteenWords } from '../canteens/words/canteen-words.ts'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { Table } from '../ui/Table.tsx'
import { useProgressWords } from './words/progress-words.ts'

/** The satellites of a central kitchen or a group, and whether all of them are entered. */
export function Satellites({ canteen }: { readonly canteen: Canteen }) {
  const words = useProgressWords().satellites
  const { fields } = useCanteenWords()
  const { satellites, satelliteCanteensCount } = canteen
  return (
    <section className="fr-mb-4w" aria-labelledby="satellites">
      <h3 className="fr-h6" id="satellites">
        {words.title}
      </h3>
      <p>{words.entered(satellites.length, satelliteCanteensCount)}</p>
      {!areSatellitesEntered(canteen) && (
        <p className="fr-info-text">{isGroup(canteen.productionType) ? words.noneInGroup : words.inconsistent}</p>
      )}
      {satellites.length > 0 && (
        <Table className="fr-mb-3w" caption={words.title} columns={[fields.name, fields.siret]}>
          {satellites.map(({ id, name, siret }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{siret ?? '—'}</td>
            </tr>
          ))}
        </Table>
      )}
      <SecondaryLink href={addressOf('SatelliteManagement', { canteenUrlComponent: canteenUrlComponent(canteen) })}>
        {words.manage}
      </SecondaryLink>
    </section>
  )
}
