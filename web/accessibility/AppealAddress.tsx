import { Fragment } from 'react'

/** The free post address of the Défenseur des droits. */
const lines = ['Défenseur des droits', 'Libre réponse 71120', '75342 Paris CEDEX 07']

/** Where to write when telling us about a problem brought nothing; the same in all languages. */
export function AppealAddress() {
  return (
    <address lang="fr" className="fr-ml-3w">
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  )
}
