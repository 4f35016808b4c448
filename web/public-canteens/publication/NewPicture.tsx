import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { textOrNull } from '@ma-cantine/lib/table-schema/invisible-characters'
import { useState } from 'react'
import { notify } from '../../app/notices.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { PictureFileField } from '../../ui/PictureFileField.tsx'
import { readPicture } from '../../ui/picture-file.ts'
import { useFormWords } from '../../ui/words/form-words.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { savePictures } from './save-canteen.ts'
import { usePublicationWords } from './words/publication-words.ts'

/** Adds a picture: it is chosen, described, then sent. */
export function NewPicture({ canteen }: { readonly canteen: Canteen }) {
  const words = usePublicationWords().pictures
  const { cancel } = useFormWords()
  const [picture, setPicture] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)

  async function choose(file: File): Promise<void> {
    setProblem(null)
    const read = await readPicture(file).catch(() => null)
    if (read === null) setProblem(words.unread)
    else setPicture(read)
  }

  if (picture === null) {
    return (
      <PictureFileField
        label={words.add}
        hint={words.hint}
        note={problem === null ? null : { kind: 'error', text: problem }}
        onFile={file => void choose(file)}
      />
    )
  }
  return (
    <>
      <img src={picture} alt={words.chosen} />
      <DescriptionField
        label={words.newText}
        hint={words.textHint}
        text={text}
        isMissing={isMissing}
        onChange={setText}
      />
      <div className="mc-pictures__buttons">
        <ActionButton
          action={words.send}
          busyLabel={words.saving}
          size="small"
          priority="primary"
          work={async () => {
            const altText = textOrNull(text)
            setMissing(altText === null)
            if (altText === null) return
            await savePictures(canteen, { images: [...canteen.images, { image: picture, altText }] })
            setPicture(null)
            setText('')
            notify({ status: 'success', title: words.added, message: words.addedText })
          }}
        />
        <Button type="button" size="small" priority="tertiary" onClick={() => setPicture(null)}>
          {cancel}
        </Button>
      </div>
      <LeaveGuard active />
    </>
  )
}
