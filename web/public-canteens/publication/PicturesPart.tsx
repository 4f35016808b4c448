import type { Canteen, CanteenImage } from '@ma-cantine/lib/canteens/canteen'
import { textOrNull } from '@ma-cantine/lib/table-schema/invisible-characters'
import { useState } from 'react'
import { notify } from '../../app/notices.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import { longestText } from './longest-text.ts'
import { NewPicture } from './NewPicture.tsx'
import { savePictures } from './save-canteen.ts'
import { usePublicationWords } from './words/publication-words.ts'

/** The most pictures that a canteen may have. */
const mostPictures = 20

/** The pictures of the canteen, each with its mandatory text for who cannot see it. */
export function PicturesPart({ canteen }: { readonly canteen: Canteen }) {
  const words = usePublicationWords().pictures
  const { images } = canteen
  return (
    <section className="fr-mt-6w" aria-labelledby="photos">
      <h2 className="fr-h4" id="photos" tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <ul className="mc-pictures">
        {images.map((image, index) => (
          <li key={`${image.id} ${image.altText}`}>
            <OnePicture canteen={canteen} image={image} place={index + 1} />
          </li>
        ))}
        {images.length < mostPictures && (
          <li>
            <NewPicture key={images.length} canteen={canteen} />
          </li>
        )}
      </ul>
    </section>
  )
}

interface OnePictureProps {
  readonly canteen: Canteen
  readonly image: CanteenImage
  readonly place: number
}

function OnePicture({ canteen, image: { id, image, altText }, place }: OnePictureProps) {
  const words = usePublicationWords().pictures
  const [text, setText] = useState(altText ?? '')
  const [isMissing, setMissing] = useState(false)
  const isChanged = text !== (altText ?? '')
  const others = canteen.images.filter(other => other.id !== id)
  return (
    <>
      <img src={image} alt={altText ?? words.noText} />
      <DescriptionField
        label={words.text(place)}
        hint={words.counter(text.length, longestText)}
        text={text}
        isMissing={isMissing}
        onChange={setText}
      />
      <div className="mc-pictures__buttons">
        {isChanged && (
          <ActionButton
            action={words.saveText}
            busyLabel={words.saving}
            accessibleName={words.of(words.saveText, place)}
            size="small"
            priority="primary"
            work={async () => {
              const altText = textOrNull(text)
              setMissing(altText === null)
              if (altText === null) return
              const images = canteen.images.map(other => (other.id === id ? { ...other, altText } : other))
              await savePictures(canteen, { images })
              notify({ status: 'success', title: words.textSaved, message: words.textSavedText })
            }}
          />
        )}
        <ConfirmButton
          action={words.remove}
          accessibleName={words.of(words.remove, place)}
          question={words.removeQuestion}
          text={words.removeText}
          keep={words.keep}
          work={() => savePictures(canteen, { images: others })}
          onDone={() => {
            notify({ status: 'success', title: words.removed, message: words.removedText })
            document.getElementById('photos')?.focus()
          }}
        />
      </div>
      <LeaveGuard active={isChanged} />
    </>
  )
}
