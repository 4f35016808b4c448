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
      <table className="mc-cards">
        <thead>
          <tr>
            <th scope="col">{goals.territory}</th>
            <th scope="col">{goals.organic}</th>
            <th scope="col">{goals.quality}</th>
          </tr>
        </thead>
        <tbody>
          {goalTerritories.map(({ territory, organic, quality }) => (
            <tr key={territory}>
              <th scope="row">{goals.territories[territory]}</th>
              <td data-label={goals.organic}>{goals.percent(organic)}</td>
              <td data-label={goals.quality}>{goals.percent(quality)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
