import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import type { PlacedFigures } from '@ma-cantine/lib/statistics/territory-statistics'
import { useLocale } from '../app/locale.ts'
import { ScrollTable } from '../ui/ScrollTable.tsx'
import { useFigureTitles, useWrittenFigure } from './told-figure.ts'
import { useStatisticsWords } from './words/statistics-words.ts'

interface PlacesTableProps {
  readonly places: readonly PlacedFigures[]
  readonly nameOf: (code: string) => string
  readonly caption: string
}

/** The figures of all territories of the map, by name. */
export function PlacesTable({ places, nameOf, caption }: PlacesTableProps) {
  const { map: words } = useStatisticsWords()
  const locale = useLocale()
  const write = useWrittenFigure()
  const columns = useFigureTitles()
  const rows = places
    .map(place => ({ place, name: nameOf(place.code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fr'))
  return (
    <Accordion label={caption} titleAs="h3" className="fr-mt-3w">
      <ScrollTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">{words.territory}</th>
            <th scope="col" className="fr-cell--right">
              {words.canteens}
            </th>
            {columns.map(([indicator, title]) => (
              <th key={indicator} scope="col" className="fr-cell--right">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, name }) => (
            <tr key={place.code}>
              <th scope="row">{name}</th>
              <td className="fr-cell--right">{formatNumber(place.canteenCount, locale)}</td>
              {columns.map(([indicator]) => (
                <td key={indicator} className="fr-cell--right">
                  {write(indicator, place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Accordion>
  )
}
