import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { PosterContent } from '@ma-cantine/lib/posters/poster-content'
import { useEffect, useMemo, useState } from 'react'
import { PosterText } from './PosterText.tsx'
import { fontsOf, loadFonts } from './poster-fonts.ts'
import { hasReplaced, makeLayout, type PosterLogo } from './poster-maker.ts'
import { SvgPoster } from './SvgPoster.tsx'
import './posters.css'
import { usePosterWords } from './words/poster-words.ts'

interface PosterPreviewProps {
  readonly content: PosterContent
  readonly logo: PosterLogo
}

/** The poster as it will be, and its words for who does not see it. */
export default function PosterPreview({ content, logo }: PosterPreviewProps) {
  const words = usePosterWords()
  const layout = useMemo(() => makeLayout(content, logo, 'a4'), [content, logo])
  const [hasFonts, setHasFonts] = useState(false)
  useEffect(() => {
    let isShown = true
    // Without them, the preview has other letters, and files have the right ones. Those that are known load no more.
    void loadFonts(fontsOf(layout))
      .catch(() => undefined)
      .then(() => isShown && setHasFonts(true))
    return () => {
      isShown = false
    }
  }, [layout])
  return (
    <>
      {hasReplaced(content) && <Alert className="fr-mb-2w" severity="warning" small description={words.replaced} />}
      {hasFonts && <SvgPoster layout={layout} />}
      <Accordion className="fr-mt-2w" label={words.asText} titleAs="h3">
        <PosterText content={content} />
      </Accordion>
    </>
  )
}
