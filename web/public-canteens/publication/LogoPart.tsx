import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { useState } from 'react'
import { notify } from '../../app/notices.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { failureSentence } from '../../ui/failure.ts'
import { PictureFileField } from '../../ui/PictureFileField.tsx'
import { readPicture } from '../../ui/picture-file.ts'
import { useWords } from '../../words/site-words.ts'
import { savePictures } from './save-canteen.ts'
import { usePublicationWords } from './words/publication-words.ts'

/** The logo of the canteen, saved as soon as it is chosen. */
export function LogoPart({ canteen }: { readonly canteen: Canteen }) {
  const words = usePublicationWords().logo
  const siteWords = useWords()
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(file: File): Promise<void> {
    setProblem(null)
    const logo = await readPicture(file).catch(() => null)
    if (logo === null) return setProblem(words.unread)
    try {
      await savePictures(canteen, { logo })
      notify({ status: 'success', title: words.saved, message: words.savedText })
    } catch (error) {
      setProblem(failureSentence(error, siteWords))
    }
  }

  return (
    <section className="fr-mt-4w" aria-labelledby="logo">
      <h2 className="fr-h4" id="logo">
        {words.title}
      </h2>
      <div className="mc-publication-logo">
        {canteen.logo && <img src={canteen.logo} alt={words.alternative} width="124" height="124" />}
        <PictureFileField
          label={canteen.logo ? words.replace : words.add}
          hint={words.hint}
          note={problem === null ? null : { kind: 'error', text: problem }}
          onFile={file => void choose(file)}
        />
      </div>
      {canteen.logo && (
        <div className="fr-mt-2w">
          <ActionButton
            action={words.remove}
            busyLabel={words.removing}
            size="small"
            work={async () => {
              await savePictures(canteen, { logo: null })
              notify({ status: 'success', title: words.removed, message: words.removedText })
            }}
          />
        </div>
      )}
    </section>
  )
}
