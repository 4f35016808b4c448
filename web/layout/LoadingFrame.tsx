import { Header } from '@codegouvfr/react-dsfr/Header'
import { useMatches } from 'react-router'
import type { Screen } from '../app/screen.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'
import { useWords } from '../words/site-words.ts'
import { Brand } from './Brand.tsx'
import { useLayoutWords } from './words/layout-words.ts'

/** What stands before it is known who opens the page: the header without what depends on it, and the title of the screen. */
export function LoadingFrame() {
  const { product } = useWords()
  const { homeLink, tagline } = useLayoutWords()
  const titleOf = useTitles()
  const screen = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Screen | undefined
  if (screen?.fullScreen) {
    return (
      <main>
        <LoadingScreen />
      </main>
    )
  }
  return (
    <>
      <Header
        brandTop={<Brand />}
        homeLinkProps={{ href: addressOf('Home'), title: homeLink }}
        serviceTitle={product}
        serviceTagline={tagline}
      />
      <main className="fr-container fr-mt-4w fr-mb-8w">
        {/* A heading once the screen is there: this one may lead elsewhere. */}
        {screen && <p className="fr-h1">{titleOf(screen.name)}</p>}
        <LoadingScreen />
      </main>
    </>
  )
}
