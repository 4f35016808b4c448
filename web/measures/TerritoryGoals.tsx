import { Table } from '../ui/Table.tsx'
import { goalTerritories } from './goal-territories.ts'
import { useMeasureWords } from './words/measure-words.ts'
import '../ui/cards.css'

/** What is to be reached in each territory. */
export function TerritoryGoals() {
  const { goals } = useMeasureWords()
  return (
    <section aria-labelledby="seuils" className="fr-mt-6w">
      <h2 id="seuils" className="fr-h4">
        {goals.title}
      </h2>
      <p>{goals.intro}</p>
      <Table labelledBy="seuils" className="mc-cards" columns={[goals.territory, goals.organic, goals.quality]}>
        {goalTerritories.map(({ territory, organic, quality }) => (
          <tr key={territory}>
            <th scope="row">{goals.territories[territory]}</th>
            <td data-label={goals.organic}>{goals.percent(organic)}</td>
            <td data-label={goals.quality}>{goals.percent(quality)}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
