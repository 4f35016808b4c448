import { Button } from '@codegouvfr/react-dsfr/Button'
import type { TerritoryProgress } from '@ma-cantine/lib/statistics/territory-canteens-api'
import { QueryView } from '../../ui/QueryView.tsx'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { departmentName } from '../territory-names.ts'
import type { TerritoryListFilters } from './territory-address.ts'
import { territoryProgress } from './territory-queries.ts'
import { useTerritoryWords } from './words/territory-words.ts'

export interface ProgressProps {
  /** Shows the canteens that match, and no others. */
  readonly onShow: (filters: Partial<TerritoryListFilters>) => void
}

/** How many canteens of the territory have declared for the last campaign, department by department. */
export function Progress({ onShow }: ProgressProps) {
  const { progress: words } = useTerritoryWords()
  return (
    <section className="mc-territory-progress" aria-labelledby="avancement">
      <h2 id="avancement" className="fr-h4">
        {words.title}
      </h2>
      <QueryView query={territoryProgress} compact>
        {progress => <Counts progress={progress} onShow={onShow} />}
      </QueryView>
    </section>
  )
}

type Counted = ProgressProps & { readonly progress: TerritoryProgress }

function Counts({ progress, onShow }: Counted) {
  const { progress: words } = useTerritoryWords()
  const { campaignYear, departments, figures } = progress
  const sum = (count: 'canteenCount' | 'declaredCount' | 'unmanagedCount' | 'invitedCount') =>
    departments.reduce((total, department) => total + department[count], 0)
  const [all, declared] = [sum('canteenCount'), sum('declaredCount')]
  const [unmanaged, invited] = [sum('unmanagedCount'), sum('invitedCount')]
  if (all === 0) return <p className="fr-mb-0">{words.nobody}</p>
  return (
    <>
      <p className="fr-text--lead fr-mb-1w">{words.declared(declared, all, campaignYear)}</p>
      {/* The sentence above tells the same. */}
      <progress className="mc-territory-bar" value={declared} max={all} aria-hidden="true" />
      {figures.teledeclarationsCount > 0 && <p>{words.figures(figures)}</p>}
      {declared < all && (
        <Button type="button" priority="secondary" size="small" onClick={() => onShow({ declaration: 'manquante' })}>
          {words.showMissing(all - declared)}
        </Button>
      )}
      {unmanaged > 0 && (
        <>
          <p className="fr-mt-3w fr-mb-1w">
            {words.unmanaged(unmanaged)} {invited === 0 ? words.notInvited : words.invited(invited)}
          </p>
          <Button type="button" priority="secondary" size="small" onClick={() => onShow({ manager: 'sans' })}>
            {words.showUnmanaged(unmanaged)}
          </Button>
        </>
      )}
      {departments.length > 1 && <ByDepartment progress={progress} onShow={onShow} />}
    </>
  )
}

/** As many departments stand open; more are told once they are asked for. */
const mostOpen = 10

function ByDepartment({ progress: { departments }, onShow }: Counted) {
  const { progress: words } = useTerritoryWords()
  const { columns } = words
  return (
    <details className="fr-mt-3w" open={departments.length <= mostOpen}>
      <summary>{words.byDepartment}</summary>
      <ScrollTable caption={words.byDepartment} className="fr-mb-0 fr-mt-1w">
        <thead>
          <tr>
            <th scope="col">{columns.department}</th>
            <th scope="col">{columns.canteens}</th>
            <th scope="col">{columns.declared}</th>
            <th scope="col">{columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {departments.map(({ department, canteenCount, declaredCount }) => (
            <tr key={department}>
              <th scope="row">
                <button type="button" className="fr-link" onClick={() => onShow({ department })}>
                  <span className="fr-sr-only">{words.show}</span>
                  {departmentName(department)}
                </button>
              </th>
              <td>{words.number(canteenCount)}</td>
              <td>{words.number(declaredCount)}</td>
              <td>{canteenCount === 0 ? words.noShare : words.share(declaredCount / canteenCount)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </details>
  )
}
