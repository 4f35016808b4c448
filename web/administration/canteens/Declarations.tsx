import type { AdministeredCanteen, LateOpening } from '@ma-cantine/lib/administration/administered-canteen'
import { useAdministrationWords } from '../words/administration-words.ts'
import { CloseLate, OpenLate } from './LateActs.tsx'

interface DeclarationsProps {
  readonly canteen: AdministeredCanteen
}

/** What a canteen declared, year by year, and the years that it may declare outside of the campaign. */
export function Declarations({ canteen }: DeclarationsProps) {
  const words = useAdministrationWords().canteen
  const { declarations, lateOpenings, deletionDate } = canteen
  return (
    <section className="fr-mt-6w" aria-labelledby="teledeclarations">
      <h2 className="fr-h4" id="teledeclarations">
        {words.declarations}
      </h2>
      {declarations.length === 0 ? (
        <p>{words.noDeclaration}</p>
      ) : (
        <ul>
          {declarations.map(declaration => (
            <li key={declaration.id}>{words.declaration(declaration)}</li>
          ))}
        </ul>
      )}
      <h3 className="fr-h6">{words.late.title}</h3>
      {lateOpenings.length === 0 && <p>{words.late.none}</p>}
      {lateOpenings.map(opening => (
        <Opening key={opening.year} canteen={canteen} opening={opening} />
      ))}
      {deletionDate === null && canteen.yearsToOpen.length > 0 && <OpenLate canteen={canteen} />}
    </section>
  )
}

function Opening({ canteen, opening }: DeclarationsProps & { readonly opening: LateOpening }) {
  const words = useAdministrationWords().canteen.late
  return (
    <div className="fr-mb-2w">
      <p className="fr-mb-1w">{words.opening(opening)}</p>
      {opening.isOpen && <CloseLate canteen={canteen} opening={opening} />}
    </div>
  )
}
