import { Button } from '@codegouvfr/react-dsfr/Button'
import { usePageTitle } from '../app/page-title.ts'
import { addressOf } from '../app/screen-list.ts'
import { useLayoutWords } from './words/layout-words.ts'

export function NotFoundScreen() {
  const { notFound } = useLayoutWords()
  // Other screens also render this one, when their address names nothing that exists.
  usePageTitle(notFound.title)
  return (
    <section className="fr-my-8w">
      <h1>{notFound.title}</h1>
      <p className="fr-text--sm fr-text-mention--grey">{notFound.subtitle}</p>
      <p className="fr-text--lead">{notFound.text}</p>
      <p>{notFound.hint}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button linkProps={{ href: addressOf('Home') }}>{notFound.home}</Button>
        </li>
        <li>
          <Button priority="secondary" linkProps={{ href: addressOf('ContactPage') }}>
            {notFound.contact}
          </Button>
        </li>
      </ul>
    </section>
  )
}
